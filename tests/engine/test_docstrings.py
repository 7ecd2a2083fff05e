"""`help()` describes classes and the arguments of their methods, compiled as well as interpreted."""

import inspect

import pytest

import kaiserhof
from kaiserhof.compiling.docstrings import Docstrings
from kaiserhof.engine import Question, RuledState, Verb

SOURCE = '''
from kaiserhof.engine.core.state import State
class Nim(State):
    """A “heap”."""
    heap: i64
    """The stones."""
    def take(self, stones: i64 = 1) -> list[i64]:
        """Takes "some"."""
    def push(self, move: i64) -> None:
        self.take(move)
    @property
    def mover(self) -> int:
        """Who is next."""
def deal(n: int) -> None:
    """Deals."""
'''
BASE = '''
class State:
    def push(self, move: i64) -> None:
        """Carries out a legal move."""
'''
C_FILE = r"""
static PyGetSetDef nim___Nim_getseters[] = {
    {"heap",
     (getter)nim___Nim_get_heap, (setter)nim___Nim_set_heap,
     NULL, NULL},
    {"mover",
     (getter)nim___Nim_get_mover,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef nim___Nim_methods[] = {
    {"take",
     (PyCFunction)CPyPy_take, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, stones=1)\n--\n\n")},
    {"push",
     (PyCFunction)CPyPy_push, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("push($self, move)\n--\n\n")},
    {NULL}  /* Sentinel */
};
    .tp_doc = PyDoc_STR("Nim()\n--\n\n"),
static PyMethodDef nimmodule_methods[] = {
    {"deal", (PyCFunction)CPyPy_deal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deal(n)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};
"""


@pytest.mark.parametrize("documented", [kaiserhof.State, RuledState, kaiserhof.Dice, Verb, Question])
def test_every_public_name_of_the_core_has_a_docstring(documented: type) -> None:
    assert inspect.getdoc(documented)
    names = [name for kind in documented.__mro__[:-1] for name in vars(kind) if not name.startswith("_")]
    mute = [
        name for name in names if callable(getattr(documented, name)) and not inspect.getdoc(getattr(documented, name))
    ]
    assert not mute


@pytest.mark.skipif(not kaiserhof.is_compiled(), reason="Python itself shows the types of what runs interpreted")
def test_compiled_methods_say_their_types() -> None:
    assert (kaiserhof.State.seen_by.__doc__ or "").startswith("seen_by(seat: int | None) -> Self\n\nReturns the view")
    assert (RuledState.push.__doc__ or "").startswith("push(move: int) -> None\n\n")


@pytest.mark.parametrize(
    "written",
    [
        r'"take($self, stones=1)\n--\n\ntake(stones: int = 1) -> list[int]\n\nTakes \"some\"."',
        r'"push($self, move)\n--\n\npush(move: int) -> None\n\nCarries out a legal move."',  # of the class above
        r'"Nim()\n--\n\nA \342\200\234heap\342\200\235."',
        r'"deal(n)\n--\n\ndeal(n: int) -> None\n\nDeals."',
        r"(setter)nim___Nim_set_heap," + "\n     " + r'PyDoc_STR("heap: int\n\nThe stones."), NULL}',
        r"(getter)nim___Nim_get_mover," + "\n    " + r'NULL, PyDoc_STR("mover: int\n\nWho is next."), NULL}',
    ],
)
def test_docstrings_are_written_into_the_c_file(written: str) -> None:
    docstrings = Docstrings({"nim": SOURCE, "kaiserhof.engine.core.state": BASE})
    assert written not in C_FILE
    assert written in docstrings.added_to(C_FILE, "nim")
