;; Adds up what bits stand for: eight sums of a byte of each map at once. In the memory lie the sums, 32-bit integers, from 0;
;; from 32,768 what a bit of each map counts, 32-bit integers; from 33,024 the maps of 1,024 bytes, each in 1,088: at a power
;; of two from each other they would push each other out of the processor's cache.
(module
  (memory (export "memory") 2)

  ;; Adds the first `count` maps, one at least.
  (func (export "add") (param $count i32)
    (local $byte i32) (local $sums i32) (local $map i32) (local $weight i32) (local $end i32)
    (local $low v128) (local $high v128) (local $bits v128) (local $counts v128)
    (local.set $end (i32.add (i32.const 32768) (i32.shl (local.get $count) (i32.const 2))))
    (loop $bytes
      (local.set $low (v128.load (local.get $sums)))
      (local.set $high (v128.load offset=16 (local.get $sums)))
      (local.set $map (local.get $byte))
      (local.set $weight (i32.const 32768))
      (loop $maps
        (local.set $bits (v128.load8_splat offset=33024 (local.get $map)))
        (local.set $counts (v128.load32_splat (local.get $weight)))
        (local.set $low
          (i32x4.add
            (local.get $low)
            (v128.and
              (local.get $counts)
              (i32x4.eq
                (v128.and (local.get $bits) (v128.const i32x4 1 2 4 8))
                (v128.const i32x4 1 2 4 8)))))
        (local.set $high
          (i32x4.add
            (local.get $high)
            (v128.and
              (local.get $counts)
              (i32x4.eq
                (v128.and (local.get $bits) (v128.const i32x4 16 32 64 128))
                (v128.const i32x4 16 32 64 128)))))
        (local.set $map (i32.add (local.get $map) (i32.const 1088)))
        (local.set $weight (i32.add (local.get $weight) (i32.const 4)))
        (br_if $maps (i32.lt_u (local.get $weight) (local.get $end))))
      (v128.store (local.get $sums) (local.get $low))
      (v128.store offset=16 (local.get $sums) (local.get $high))
      (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
      (local.set $byte (i32.add (local.get $byte) (i32.const 1)))
      (br_if $bytes (i32.lt_u (local.get $byte) (i32.const 1024))))))
