import fc from 'fast-check'

/** The moments of a test, the same whenever it is tried with this seed, and other ones than another test's. */
export function momentsOf(
  test: string,
  { seed, count, min, max }: { seed: number; count: number; min: number; max: number },
): number[] {
  // FNV-1a over the name, so that tests beside each other are as far apart as any.
  const mixed = Buffer.from(test).reduce(
    (hash, byte) => Math.imul(hash ^ byte, 16_777_619),
    2_166_136_261 ^ seed,
  )
  return fc.sample(fc.integer({ min, max }), { seed: mixed | 0, numRuns: count })
}
