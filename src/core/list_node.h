// ListNode: a link of a circular list whose members are the listed objects themselves. The list is
// the ring of nodes; its owner has one node that is no object.
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace mpt {

struct ListNode {
  ListNode *prev = this, *next = this;

  ListNode() = default;
  ListNode(const ListNode&) = delete;
  ListNode& operator=(const ListNode&) = delete;

  void insert_after(ListNode& n) {
    prev = &n;
    next = n.next;
    next->prev = this;
    n.next = this;
  }
  void unlink() {
    prev->next = next;
    next->prev = prev;
    prev = next = this;
  }
};

}  // namespace mpt
