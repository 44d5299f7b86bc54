# Checks of the node MptLearner inside Godot: prints "NAME: VALUE" lines, which godot_test.py reads.
#   godot --headless --path PROJECT --fixed-fps 60 --script res://godot_checks.gd -- life | errors | slices | page
# SPDX-License-Identifier: Apache-2.0
extends SceneTree

const PLUGIN := "res://mpt.gdextension"


func _initialize() -> void:
	if "errors" in OS.get_cmdline_user_args():
		await errors()
	elif "page" in OS.get_cmdline_user_args():
		await page()
	elif "slices" in OS.get_cmdline_user_args():
		await slices()
	else:
		await life()
	quit()


func say(name: String, value: Variant) -> void:
	print("%s: %s" % [name, value])


# Adds a node. No class is named, so that this script lives on when the plugin is unloaded.
func add(budget: float, start := 7) -> Node:
	var node: Node = ClassDB.instantiate("MptLearner")
	node.sizes = PackedInt32Array([2, 512, 512, 512, 512, 1])
	node.budget = budget
	node.seed = start
	root.add_child(node)
	return node


# Adds a node that knows some examples.
func taught(budget: float, start := 7) -> Node:
	var node := add(budget, start)
	for i in 100:
		var x := Vector2.from_angle(i) * 0.01 * i
		node.remember(PackedFloat32Array([x.x, x.y]), PackedFloat32Array([sin(3 * x.x) * x.y]))
	return node


# Trains up to a step and returns the bits of its loss and of an answer. A slice is shorter than a step. That in which the
# step ends is over at once, so that no other step has begun.
func bits_at(node: Node, steps: int) -> String:
	var budget: float = node.budget
	while node.steps < steps:
		if node.steps == steps - 1:
			node.budget = 0.001
		await process_frame
	node.budget = budget
	var loss: float = node.loss
	var saved: PackedByteArray = node.save()
	var known: float = node.answer(PackedFloat32Array([0.3, 0.4]))[0]
	return "%s of %s" % [PackedFloat64Array([loss, known]).to_byte_array().hex_encode(), hash(saved)]


# Trains on the one example that the memory holds, and returns the bits of the loss and of an answer. Another example may
# take its place while a step is between two slices.
func bits_of_one(is_replaced: bool) -> String:
	var node := add(0.001)
	node.memory = 1
	node.batch = 4
	var steps := 0
	var number := 0.5
	while node.steps < 6:
		node.remember(PackedFloat32Array([number, 0.25]), PackedFloat32Array([number]))
		await process_frame
		number = -0.75 if is_replaced and node.steps == steps else 0.5
		steps = node.steps
	var known: float = node.answer(PackedFloat32Array([0.3, 0.4]))[0]
	var bits := PackedFloat64Array([node.loss, known]).to_byte_array().hex_encode()
	node.free()
	return bits


func is_mapped(library: String) -> bool:
	var maps := FileAccess.open("/proc/self/maps", FileAccess.READ)
	while not maps.eof_reached():
		if library in maps.get_line():
			return true
	return false


func life() -> void:
	for kind: Array in [["long slices", 0.2, 7], ["short slices", 0.05, 7], ["another seed", 0.2, 8]]:
		var node := taught(kind[1], kind[2])
		say(kind[0], await bits_at(node, 12))
		node.free()
	say("one example", await bits_of_one(false))
	say("replaced between slices", await bits_of_one(true))
	# Saved, freed, loaded: as if nothing had happened.
	var first := taught(0.2)
	await bits_at(first, 12)
	var saved: PackedByteArray = first.save()
	var steps: int = first.steps
	say("without a break", await bits_at(first, steps + 12))
	first.free()
	for life in 3:
		var node := add(0.2, life)
		say("loaded", node.load(saved))
		say("bytes again", node.save() == saved)
		say("after a load", await bits_at(node, steps + 12))
		node.free()
		say("unloaded", GDExtensionManager.unload_extension(PLUGIN))
		say("class is known", ClassDB.class_exists("MptLearner"))
		say("libmpt is mapped", is_mapped("/libmpt.so"))
		say("loaded again", GDExtensionManager.load_extension(PLUGIN))
	say("mapped at the end", is_mapped("/libmpt.so"))


# Counts the slices of a step when a slice is over as soon as it can be, and the steps of a long slice.
func slices() -> void:
	var node := taught(0.0)
	node.budget = 0.001
	var frames := 0
	var times := PackedFloat32Array()
	while node.steps < 20:
		await process_frame
		frames += 1
		times.append(node.slice)
	say("frames of short slices", frames)
	times.sort()
	say("short slice", times[times.size() / 2])
	node.budget = 200
	await process_frame
	var steps: int = node.steps
	await process_frame
	say("steps of a long slice", node.steps - steps)
	say("long slice", node.slice)
	node.budget = 0
	steps = node.steps
	for i in 10:
		await process_frame
	say("steps without a budget", node.steps - steps)
	node.free()


# Runs the block of the page, which the test has put into the body of a node's script.
func page() -> void:
	var game := Node.new()
	game.set_script(load("res://page.gd"))
	var learner: Node = ClassDB.instantiate("MptLearner")
	learner.name = "Learner"
	learner.sizes = PackedInt32Array([2, 16, 2])
	game.add_child(learner)
	root.add_child(game)
	await process_frame
	say("guess", game.answer.size())
	say("saved", learner.save() == game.saved)
	learner.remember(PackedFloat32Array([0, 0]), PackedFloat32Array([0, 0]))
	say("changed", learner.save() != game.saved)
	say("loaded", learner.load(game.saved))
	say("saved", learner.save() == game.saved)


func errors() -> void:
	var node := add(2.0)
	node.precision = "bf17-mixed"
	say("answer", node.answer(PackedFloat32Array([0, 0])))
	await process_frame
	await process_frame  # no second error
	node.precision = "bf16-mixed"
	say("answers now", node.answer([0, 0]).size())
	node.answer(PackedFloat32Array([1, 2, 3]))
	node.remember(PackedFloat32Array([1, 2]), PackedFloat32Array([1, 2]))
	node.remember(PackedFloat32Array([1]), PackedFloat32Array([1]))
	node.learning_rate = -1  # refused, and read when the next network begins
	node.learning_rate = 1e-3
	var saved: PackedByteArray = node.save()
	say("cut", node.load(saved.slice(0, saved.size() - 5)))
	node.sizes = PackedInt32Array([2])
	say("answer of no network", node.answer(PackedFloat32Array([0, 0])))
	node.sizes = PackedInt32Array([2, -4, 1])
	say("answer of no network", node.answer(PackedFloat32Array([0, 0])))
	node.sizes = PackedInt32Array([2, 8, 1])
	say("another network", node.load(saved))
	node.remember(PackedFloat32Array([1, 2]), PackedFloat32Array([3]))
	while node.steps < 5:
		await process_frame
	say("goes on", is_finite(node.loss))
	wrong_type(node)
	# Unloaded while a step has begun: the node goes with its plugin.
	say("unloaded early", GDExtensionManager.unload_extension(PLUGIN))
	await process_frame
	say("node lives", is_instance_valid(node))


func wrong_type(node: Node) -> void:
	node.answer("text")  # ends this function
	say("wrong type", "taken")
