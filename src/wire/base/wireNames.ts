import { enumerations, type Enumeration, type Known } from './enumerations.ts'

/** The name on the wire of a value; of two spellings the first. */
export function wireOf<N extends Enumeration>(
  name: N,
  value: Known<N>,
): keyof (typeof enumerations)[N] & string {
  const table: Readonly<Record<string, unknown>> = enumerations[name]
  const found = Object.keys(table).find((key) => table[key] === value)
  if (found === undefined) throw new RangeError(`No ${name} is called ${value}`)
  return found as keyof (typeof enumerations)[N] & string
}
