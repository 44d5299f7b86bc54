"""Functions that arithmetic_test.py must find, because they combine operations that round, and others that it must
not find.
SPDX-License-Identifier: Apache-2.0
"""

FOUND = {
    "parameters without annotation, with operators": "def f(x, y):\n    return x * y + 1\n",
    "parameters without annotation, with methods": "def f(x, y):\n    return x.mul(y).add(1)\n",
    "a number or a tensor": "def f(x: float | Tensor, y: float | Tensor):\n    return x * y + 1\n",
    "forward without annotations": "class A(Module):\n    def forward(self, x):\n        return (x - 1) / 3\n",
    "arithmetic with an own tensor":
        "class A:\n    def forward(self, x: Tensor):\n        return self.weight * 2 + 1\n",
    "an own tensor by its annotation":
        "class A:\n    scale: Tensor\n    def g(self):\n        return self.scale * 2 + 1\n",
    "an own tensor by its making":
        "class A:\n    def __init__(self):\n        self.gain = Parameter(3)\n    def g(self):\n"
        "        return self.gain * 2 + 1\n",
    "elements of a list": "def f(xs: list[Tensor]):\n    return xs[0] * xs[1] + xs[2]\n",
    "a loop over a list":
        "def f(xs: Sequence[Tensor]):\n    y = 0\n    for x in xs:\n        y = y + x * 2\n    return y\n",
    "a list of arguments": "def f(*xs):\n    return xs[0] * 2 + 1\n",
    "a loop over pairs": "def f(xs: list[Tensor], ys: list[Tensor]):\n    return [x * y + 1 for x, y in zip(xs, ys)]\n",
    "a part of a tensor": "def f(x: Tensor):\n    return x[0] * x[1] + 1\n",
    "assignment with an operation": "def f(x: Tensor, y: Tensor):\n    x *= y\n    x += 1\n    return x\n",
    "a function in a function": "def f(x: Tensor):\n    def g():\n        return x * 2 + 1\n    return g\n",
    "parameters of a function in a function": "def f(n: int):\n    def g(x):\n        return x * 2 + 1\n    return g\n",
    "a lambda of the module": "f = lambda x: x * 2 + 1\n",
    "lambdas in a table": "TABLE = {'f': lambda x: x * 2 + 1}\n",
    "another name of the module of functions":
        "from .. import _functions as library\ndef f(x: Tensor):\n    return library.log(library.exp(x))\n",
    "functions of a module by their names":
        "from ._functions import exp, log as ln\ndef f(x: Tensor):\n    return ln(exp(x))\n",
    "a name for a function": "from . import _functions as F\ne = F.exp\ndef f(x: Tensor):\n    return e(e(x))\n",
    "two helpers of one operation":
        "def _a(x: Tensor):\n    return x * 2\ndef _b(x: Tensor):\n    return x + 1\ndef f(x: Tensor):\n"
        "    return _b(_a(x))\n",
    "two methods of one operation":
        "class A:\n    def _a(self, x):\n        return x * 2\n    def _b(self, x):\n        return x + 1\n"
        "    def forward(self, x):\n        return self._b(self._a(x))\n",
    "methods of one operation, whose names another class has, too":
        "class A:\n    def _a(self, x):\n        return x * 2\n    def forward(self, x):\n"
        "        return self._a(x) + 1\nclass B:\n    def _a(self):\n        return 1\n",
    "functions of one operation, whose names a class has, too":
        "def _a(x: Tensor):\n    return x * 2\ndef f(x: Tensor):\n    return _a(x) + 1\n"
        "class B:\n    def _a(self):\n        return 1\n",
    "a function by its name as text": "def f(x: Tensor):\n    return getattr(_mpt, 'exp')(x) * 2\n",
    "a function by a name that is computed": "def f(x: Tensor, n: str):\n    return getattr(_mpt, n)(x) * 2\n",
    "a function in a table":
        "from . import _functions as F\nT = {'exp': F.exp, 'log': F.log}\ndef f(x: Tensor, n: str):\n"
        "    return T[n](x) * 2\n",
    "a name inside of an expression": "def f(x: Tensor):\n    return (y := x * 2) + y.shape[0]\n",
    "the result of a layer": "class A:\n    def forward(self, x):\n        return self.act(self.lin(x)) * 2 + 1\n",
    "functions in place": "def f(x: Tensor):\n    return x.mul_(2).add_(1)\n",
    "one branch, and then more": "def f(x: Tensor, y: bool):\n    if y:\n        x = x * 2\n    return x + 1\n",
    "a branch that returns": "def f(x: Tensor, y: bool):\n    if y:\n        return x * 2 + 1\n    return x\n",
    "several names at once": "def f(x: Tensor, y: Tensor):\n    a, b = x * y, y\n    return a + b\n",
}
NOT_FOUND = {
    "one operation": "def f(x, y):\n    return x * y\n",
    "numbers": "def f(n: int, p: float):\n    return n * p + 1\n",
    "extents": "def f(x: Tensor):\n    rows, columns = x.shape\n    return rows * columns + x.shape[0] * 2\n",
    "one of two": "def f(x: Tensor, y: bool):\n    return x * 2 if y else x + 1\n",
    "one of two that return": "def f(x: Tensor, y: bool):\n    if y:\n        return x * 2\n    return x + 1\n",
    "number - x": "def f(x: Tensor, v: float):\n    return (-x) + v\n",
    "a tensor that is arranged": "def f(x: Tensor):\n    return x.reshape(2, 3).permute(1, 0).relu() * 2\n",
}


def check(find):
    """Returns what `find`, which lists the functions of a module that compose, has wrong."""
    return [f"the sample '{name}' is not found" for name, text in FOUND.items() if not find(text)] + [
        f"the sample '{name}' is found: {find(text)}" for name, text in NOT_FOUND.items() if find(text)]
