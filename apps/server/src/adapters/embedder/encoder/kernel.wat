;; What a layer of the encoder computes. Everything lies in one memory; addresses and sizes are in bytes where not said otherwise.
(module
  (memory (export "memory") 1)

  (func $sum (param $of v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $of)) (i32x4.extract_lane 1 (local.get $of)))
      (i32.add (i32x4.extract_lane 2 (local.get $of)) (i32x4.extract_lane 3 (local.get $of)))))

  ;; Stores one number: the sum of what was multiplied, in the scales of its row of x and its row of w, with the bias.
  (func $store (param $out i32) (param $of v128) (param $xScale i32) (param $wScale i32) (param $bias i32)
    (f32.store (local.get $out)
      (f32.add
        (f32.mul
          (f32.mul (f32.convert_i32_s (call $sum (local.get $of))) (f32.load (local.get $xScale)))
          (f32.load (local.get $wScale)))
        (f32.load (local.get $bias)))))

  ;; x: rows of `width` 16-bit integers. w: `outputs` rows of `width` bytes. out: rows of `outputs` 32-bit floats.
  ;; `rows` is a multiple of 4, `width` of 16.
  (func (export "multiply")
    (param $x i32) (param $xScales i32) (param $rows i32) (param $width i32)
    (param $w i32) (param $wScales i32) (param $biases i32) (param $outputs i32) (param $out i32)
    (local $output i32) (local $row i32) (local $at i32) (local $end i32) (local $stride i32)
    (local $x0 i32) (local $x1 i32) (local $x2 i32) (local $x3 i32) (local $to i32)
    (local $bytes v128) (local $low v128) (local $high v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $stride (i32.shl (local.get $width) (i32.const 1)))
    (loop $outputs
      (local.set $row (i32.const 0))
      (local.set $x0 (local.get $x))
      (loop $rows
        (local.set $x1 (i32.add (local.get $x0) (local.get $stride)))
        (local.set $x2 (i32.add (local.get $x1) (local.get $stride)))
        (local.set $x3 (i32.add (local.get $x2) (local.get $stride)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $at (local.get $w))
        (local.set $end (i32.add (local.get $w) (local.get $width)))
        (loop $width
          (local.set $bytes (v128.load (local.get $at)))
          (local.set $low (i16x8.extend_low_i8x16_s (local.get $bytes)))
          (local.set $high (i16x8.extend_high_i8x16_s (local.get $bytes)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $x0)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $x0))))))
          (local.set $b (i32x4.add (local.get $b) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $x1)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $x1))))))
          (local.set $c (i32x4.add (local.get $c) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $x2)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $x2))))))
          (local.set $d (i32x4.add (local.get $d) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $x3)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $x3))))))
          (local.set $x0 (i32.add (local.get $x0) (i32.const 32)))
          (local.set $x1 (i32.add (local.get $x1) (i32.const 32)))
          (local.set $x2 (i32.add (local.get $x2) (i32.const 32)))
          (local.set $x3 (i32.add (local.get $x3) (i32.const 32)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $width (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $to (i32.add (local.get $out) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $output)) (i32.const 2))))
        (call $store (local.get $to) (local.get $a)
          (i32.add (local.get $xScales) (i32.shl (local.get $row) (i32.const 2))) (local.get $wScales) (local.get $biases))
        (call $store (i32.add (local.get $to) (i32.shl (local.get $outputs) (i32.const 2))) (local.get $b)
          (i32.add (local.get $xScales) (i32.shl (i32.add (local.get $row) (i32.const 1)) (i32.const 2))) (local.get $wScales) (local.get $biases))
        (call $store (i32.add (local.get $to) (i32.shl (local.get $outputs) (i32.const 3))) (local.get $c)
          (i32.add (local.get $xScales) (i32.shl (i32.add (local.get $row) (i32.const 2)) (i32.const 2))) (local.get $wScales) (local.get $biases))
        (call $store (i32.add (local.get $to) (i32.mul (local.get $outputs) (i32.const 12))) (local.get $d)
          (i32.add (local.get $xScales) (i32.shl (i32.add (local.get $row) (i32.const 3)) (i32.const 2))) (local.get $wScales) (local.get $biases))
        ;; $x3 stands where the next four rows begin.
        (local.set $x0 (local.get $x3))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $rows (i32.lt_u (local.get $row) (local.get $rows))))
      (local.set $w (local.get $end))
      (local.set $wScales (i32.add (local.get $wScales) (i32.const 4)))
      (local.set $biases (i32.add (local.get $biases) (i32.const 4)))
      (local.set $output (i32.add (local.get $output) (i32.const 1)))
      (br_if $outputs (i32.lt_u (local.get $output) (local.get $outputs)))))

  (func $highest (param $of v128) (result f32)
    (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $of)) (f32x4.extract_lane 1 (local.get $of)))
      (f32.max (f32x4.extract_lane 2 (local.get $of)) (f32x4.extract_lane 3 (local.get $of)))))

  (func $total (param $of v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $of)) (f32x4.extract_lane 1 (local.get $of)))
      (f32.add (f32x4.extract_lane 2 (local.get $of)) (f32x4.extract_lane 3 (local.get $of)))))

  ;; e to the power of x: two to the power of a whole number, times a series for the rest. Below -87 it is all but 0.
  (func $exp (param $x v128) (result v128) (local $whole v128) (local $rest v128)
    (local.set $x (f32x4.max (local.get $x) (v128.const f32x4 -87 -87 -87 -87)))
    (local.set $whole (f32x4.nearest (f32x4.mul (local.get $x) (v128.const f32x4 1.442695041 1.442695041 1.442695041 1.442695041))))
    (local.set $rest (f32x4.sub
      (f32x4.sub (local.get $x) (f32x4.mul (local.get $whole) (v128.const f32x4 0.693359375 0.693359375 0.693359375 0.693359375)))
      (f32x4.mul (local.get $whole) (v128.const f32x4 -0.000212194440 -0.000212194440 -0.000212194440 -0.000212194440))))
    (f32x4.mul
      (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $whole)) (v128.const i32x4 127 127 127 127)) (i32.const 23))
      (f32x4.add (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $rest)
        (f32x4.add (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $rest)
          (f32x4.add (v128.const f32x4 0.5 0.5 0.5 0.5) (f32x4.mul (local.get $rest)
            (f32x4.add (v128.const f32x4 0.166666667 0.166666667 0.166666667 0.166666667) (f32x4.mul (local.get $rest)
              (f32x4.add (v128.const f32x4 0.041666667 0.041666667 0.041666667 0.041666667) (f32x4.mul (local.get $rest)
                (v128.const f32x4 0.008333333 0.008333333 0.008333333 0.008333333)))))))))))))

  ;; A row of `width` floats as 16-bit integers up to 4,095, of which 1,536 products with bytes fit into 32 bits.
  ;; What 1 of them stands for is returned.
  (func (export "round") (param $row i32) (param $width i32) (param $out i32) (result f32)
    (local $at i32) (local $end i32) (local $most v128) (local $share v128) (local $high f32)
    (local.set $end (i32.add (local.get $row) (i32.shl (local.get $width) (i32.const 2))))
    (local.set $at (local.get $row))
    (loop $look
      (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $look (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $high (f32.max (call $highest (local.get $most)) (f32.const 1e-30)))
    (local.set $share (f32x4.splat (f32.div (f32.const 4095) (local.get $high))))
    (loop $round
      (v128.store (local.get $out) (i16x8.narrow_i32x4_s
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $share) (v128.load (local.get $row)))))
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $row)))))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.const 32)))
      (br_if $round (i32.lt_u (local.get $row) (local.get $end))))
    (f32.div (local.get $high) (f32.const 4095)))

  ;; GELU in place, by its hyperbolic tangent (Hendrycks and Gimpel 2016): x / (1 + e^(-1.5957691 (x + 0.044715 x^3))).
  (func (export "gelu") (param $at i32) (param $end i32) (local $x v128)
    (loop $next
      (local.set $x (v128.load (local.get $at)))
      (v128.store (local.get $at) (f32x4.div (local.get $x) (f32x4.add (v128.const f32x4 1 1 1 1) (call $exp
        (f32x4.min (v128.const f32x4 87 87 87 87) (f32x4.mul (f32x4.mul (local.get $x) (v128.const f32x4 -1.5957691216 -1.5957691216 -1.5957691216 -1.5957691216))
          (f32x4.add (v128.const f32x4 1 1 1 1)
            (f32x4.mul (v128.const f32x4 0.044715 0.044715 0.044715 0.044715) (f32x4.mul (local.get $x) (local.get $x))))))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end)))))

  ;; For each of `count` rows what it takes of all rows' values, by how well its query fits their keys, in 12 heads of 32.
  ;; asked: rows of 384 queries, 384 keys, and 384 values. out: rows of 384. shares: room for `count` and three.
  (func (export "attend") (param $asked i32) (param $count i32) (param $out i32) (param $shares i32)
    (local $head i32) (local $row i32) (local $query i32) (local $other i32) (local $at i32) (local $end i32) (local $to i32)
    (local $most v128) (local $sum v128) (local $share v128) (local $high f32) (local $fit f32) (local $scale f32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 2))))
    (loop $heads
      (local.set $row (i32.const 0))
      (loop $rows
        (local.set $query (i32.add (local.get $asked) (i32.add (i32.mul (local.get $row) (i32.const 4608)) (i32.shl (local.get $head) (i32.const 7)))))
        (local.set $a (v128.load (local.get $query)))
        (local.set $b (v128.load offset=16 (local.get $query)))
        (local.set $c (v128.load offset=32 (local.get $query)))
        (local.set $d (v128.load offset=48 (local.get $query)))
        (local.set $e (v128.load offset=64 (local.get $query)))
        (local.set $f (v128.load offset=80 (local.get $query)))
        (local.set $g (v128.load offset=96 (local.get $query)))
        (local.set $h (v128.load offset=112 (local.get $query)))
        (local.set $high (f32.const -1e30))
        (local.set $other (i32.add (local.get $asked) (i32.add (i32.const 1536) (i32.shl (local.get $head) (i32.const 7)))))
        (local.set $at (local.get $shares))
        (loop $fits
          (local.set $fit (f32.mul (f32.const 0.1767766953) (call $total
            (f32x4.add
              (f32x4.add
                (f32x4.add (f32x4.mul (local.get $a) (v128.load (local.get $other))) (f32x4.mul (local.get $b) (v128.load offset=16 (local.get $other))))
                (f32x4.add (f32x4.mul (local.get $c) (v128.load offset=32 (local.get $other))) (f32x4.mul (local.get $d) (v128.load offset=48 (local.get $other)))))
              (f32x4.add
                (f32x4.add (f32x4.mul (local.get $e) (v128.load offset=64 (local.get $other))) (f32x4.mul (local.get $f) (v128.load offset=80 (local.get $other))))
                (f32x4.add (f32x4.mul (local.get $g) (v128.load offset=96 (local.get $other))) (f32x4.mul (local.get $h) (v128.load offset=112 (local.get $other)))))))))
          (f32.store (local.get $at) (local.get $fit))
          (local.set $high (f32.max (local.get $high) (local.get $fit)))
          (local.set $other (i32.add (local.get $other) (i32.const 4608)))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $fits (i32.lt_u (local.get $at) (local.get $end))))
        ;; What lies beyond the last counts for nothing.
        (v128.store (local.get $at) (v128.const f32x4 -1e30 -1e30 -1e30 -1e30))
        (local.set $most (f32x4.splat (local.get $high)))
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $at (local.get $shares))
        (loop $raise
          (local.set $share (call $exp (f32x4.sub (v128.load (local.get $at)) (local.get $most))))
          (v128.store (local.get $at) (local.get $share))
          (local.set $sum (f32x4.add (local.get $sum) (local.get $share)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $raise (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $scale (f32.div (f32.const 1) (call $total (local.get $sum))))
        (local.set $a (v128.const f32x4 0 0 0 0))
        (local.set $b (local.get $a)) (local.set $c (local.get $a)) (local.set $d (local.get $a))
        (local.set $e (local.get $a)) (local.set $f (local.get $a)) (local.set $g (local.get $a)) (local.set $h (local.get $a))
        (local.set $other (i32.add (local.get $asked) (i32.add (i32.const 3072) (i32.shl (local.get $head) (i32.const 7)))))
        (local.set $at (local.get $shares))
        (loop $take
          (local.set $share (f32x4.splat (f32.mul (local.get $scale) (f32.load (local.get $at)))))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $share) (v128.load (local.get $other)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $other)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $share) (v128.load offset=32 (local.get $other)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $share) (v128.load offset=48 (local.get $other)))))
          (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $share) (v128.load offset=64 (local.get $other)))))
          (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $share) (v128.load offset=80 (local.get $other)))))
          (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $share) (v128.load offset=96 (local.get $other)))))
          (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $share) (v128.load offset=112 (local.get $other)))))
          (local.set $other (i32.add (local.get $other) (i32.const 4608)))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $take (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $to (i32.add (local.get $out) (i32.add (i32.mul (local.get $row) (i32.const 1536)) (i32.shl (local.get $head) (i32.const 7)))))
        (v128.store (local.get $to) (local.get $a))
        (v128.store offset=16 (local.get $to) (local.get $b))
        (v128.store offset=32 (local.get $to) (local.get $c))
        (v128.store offset=48 (local.get $to) (local.get $d))
        (v128.store offset=64 (local.get $to) (local.get $e))
        (v128.store offset=80 (local.get $to) (local.get $f))
        (v128.store offset=96 (local.get $to) (local.get $g))
        (v128.store offset=112 (local.get $to) (local.get $h))
        (local.set $row (i32.add (local.get $row) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $row) (local.get $count))))
      (local.set $head (i32.add (local.get $head) (i32.const 1)))
      (br_if $heads (i32.lt_u (local.get $head) (i32.const 12)))))
)
