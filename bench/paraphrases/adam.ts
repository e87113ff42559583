const [ofMean, ofSquare] = [0.9, 0.999];

export interface Adam {
  /** What the next step goes against; empty again after it. */
  gradient: Float32Array;
  step(pace: number): void;
}

/** Changes numbers step by step against their gradient (Kingma, Ba: Adam, 2015). */
export function createAdam(numbers: Float32Array): Adam {
  const gradient = new Float32Array(numbers.length);
  const means = new Float32Array(numbers.length);
  const squares = new Float32Array(numbers.length);
  let steps = 0;
  return {
    gradient,
    step(pace) {
      steps += 1;
      const [mean, square] = [1 - ofMean ** steps, 1 - ofSquare ** steps];
      for (let i = 0; i < numbers.length; i += 1) {
        const slope = gradient[i] ?? 0;
        means[i] = ofMean * (means[i] ?? 0) + (1 - ofMean) * slope;
        squares[i] = ofSquare * (squares[i] ?? 0) + (1 - ofSquare) * slope * slope;
        numbers[i] =
          (numbers[i] ?? 0) - (pace * ((means[i] ?? 0) / mean)) / (Math.sqrt((squares[i] ?? 0) / square) + 1e-8);
      }
      gradient.fill(0);
    },
  };
}
