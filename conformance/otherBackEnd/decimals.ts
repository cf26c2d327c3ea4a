/** An exact decimal: `units` of 10 to the power of −`places`. */
export interface Exact {
  units: bigint
  places: number
}

export const one: Exact = { units: 1n, places: 0 }

/** Reads a decimal of the contract ("-1.85"). @throws RangeError for anything else */
export function exact(text: string): Exact {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (parts === null) throw new RangeError(`${text} is no decimal.`)
  const [, sign = '', whole = '', fraction = ''] = parts
  return { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length }
}

export function times(a: Exact, b: Exact): Exact {
  return { units: a.units * b.units, places: a.places + b.places }
}

export function plus(a: Exact, b: Exact): Exact {
  const places = Math.max(a.places, b.places)
  return { units: atPlaces(a, places) + atPlaces(b, places), places }
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { units: -b.units, places: b.places })
}

/** a ÷ b with so many places, truncated towards zero. */
export function over(a: Exact, b: Exact, places: number): Exact {
  const widest = Math.max(a.places, b.places)
  return { units: (atPlaces(a, widest) * 10n ** BigInt(places)) / atPlaces(b, widest), places }
}

export function compare(a: Exact, b: Exact): number {
  const difference = minus(a, b).units
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** Written with so many places, truncated towards zero. */
export function written(value: Exact, places: number): string {
  const units = atPlaces(value, places)
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`
}

function atPlaces({ units, places }: Exact, wanted: number): bigint {
  return wanted >= places ? units * 10n ** BigInt(wanted - places) : units / 10n ** BigInt(places - wanted)
}
