"""Writes the smallest models that the engine library accepts; needs the Python package onnx. They have no training.

transducer: an encoder that looks at loudness only, so that it "hears" the same two words over and over in any sound.
vits: a voice that hums 1000 samples per sound of its dictionary, at 22050 Hz.
"""

import os

import numpy as np
import onnx
from onnx import TensorProto as T
from onnx import helper as h
from onnx import numpy_helper

width, words = 16, 6
random = np.random.default_rng(3)
here = os.path.dirname(os.path.abspath(__file__))


def save(path, graph, about):
    model = h.make_model(graph, opset_imports=[h.make_opsetid("", 13)], ir_version=8)
    for key, value in about.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, str(value)
    onnx.checker.check_model(model)
    os.makedirs(os.path.dirname(os.path.join(here, path)), exist_ok=True)
    onnx.save(model, os.path.join(here, path))


def constant(name, value):
    return numpy_helper.from_array(np.asarray(value), name)


def tensor(name, kind, shape):
    return h.make_tensor_value_info(name, kind, shape)


state = [1, "N", width]
save(
    "transducer/encoder.onnx",
    h.make_graph(
        [
            h.make_node("ReduceMean", ["x"], ["mean"], axes=[2], keepdims=1),
            h.make_node("Slice", ["mean", "from", "to", "axis"], ["first"]),
            h.make_node("MatMul", ["first", "spread"], ["out"]),
            h.make_node("Identity", ["h"], ["next_h"]),
            h.make_node("Identity", ["c"], ["next_c"]),
        ],
        "encoder",
        [tensor("x", T.FLOAT, ["N", 9, 80]), tensor("h", T.FLOAT, state), tensor("c", T.FLOAT, state)],
        [tensor("out", T.FLOAT, ["N", 1, width]), tensor("next_h", T.FLOAT, state), tensor("next_c", T.FLOAT, state)],
        [
            constant("from", np.array([0], np.int64)),
            constant("to", np.array([1], np.int64)),
            constant("axis", np.array([1], np.int64)),
            constant("spread", np.full((1, width), 1 / width, np.float32)),
        ],
    ),
    dict(model_type="lstm", num_encoder_layers=1, T=9, decode_chunk_len=4, rnn_hidden_size=width, d_model=width),
)
save(
    "transducer/decoder.onnx",
    h.make_graph(
        [
            h.make_node("Gather", ["embedding", "y"], ["both"], axis=0),
            h.make_node("ReduceMean", ["both"], ["out"], axes=[1], keepdims=0),
        ],
        "decoder",
        [tensor("y", T.INT64, ["N", 2])],
        [tensor("out", T.FLOAT, ["N", width])],
        [constant("embedding", (random.normal(size=(words, width)) * 3).astype(np.float32))],
    ),
    dict(vocab_size=words, context_size=2),
)
save(
    "transducer/joiner.onnx",
    h.make_graph(
        [h.make_node("Add", ["sound", "text"], ["sum"]), h.make_node("MatMul", ["sum", "weight"], ["logit"])],
        "joiner",
        [tensor("sound", T.FLOAT, ["N", width]), tensor("text", T.FLOAT, ["N", width])],
        [tensor("logit", T.FLOAT, ["N", words])],
        [constant("weight", random.normal(size=(width, words)).astype(np.float32))],
    ),
    dict(joiner_dim=width),
)
one = [1]
save(
    "vits/model.onnx",
    h.make_graph(
        [
            h.make_node("Cast", ["x_length"], ["count"], to=T.FLOAT),
            h.make_node("Mul", ["count", "per_sound"], ["natural"]),
            h.make_node("Mul", ["natural", "length_scale"], ["length"]),
            h.make_node("Squeeze", ["length"], ["end"]),
            h.make_node("Range", ["zero", "end", "step"], ["time"]),
            h.make_node("Mul", ["time", "pitch"], ["phase"]),
            h.make_node("Sin", ["phase"], ["wave"]),
            h.make_node("Mul", ["wave", "half"], ["hum"]),
            h.make_node("Unsqueeze", ["hum", "axes"], ["y"]),
        ],
        "vits",
        [
            tensor("x", T.INT64, [1, "L"]),
            tensor("x_length", T.INT64, one),
            tensor("noise_scale", T.FLOAT, one),
            tensor("length_scale", T.FLOAT, one),
            tensor("noise_scale_w", T.FLOAT, one),
        ],
        [tensor("y", T.FLOAT, [1, 1, "S"])],
        [
            constant("per_sound", np.array([1000], np.float32)),
            constant("zero", np.float32(0)),
            constant("step", np.float32(1)),
            constant("pitch", np.float32(0.05)),
            constant("half", np.float32(0.5)),
            constant("axes", np.array([0, 1], np.int64)),
        ],
    ),
    dict(sample_rate=22050, add_blank=1, n_speakers=1, language="English", punctuation="; : , . ! ?", comment="hum"),
)


def write(path, text):
    with open(os.path.join(here, path), "w", encoding="utf-8") as file:
        file.write(text)


write("transducer/tokens.txt", "<blk> 0\n▁GOOD 1\n▁MORNING 2\n▁I 3\nLY 4\n<unk> 5\n")
write("vits/tokens.txt", "_ 0\n; 1\n: 2\n, 3\n. 4\n! 5\n? 6\na 7\nb 8\n  9\n")
write("vits/lexicon.txt", "hello a b\nand b\ngood a a\nmorning b a b\nsure a b b\n")
