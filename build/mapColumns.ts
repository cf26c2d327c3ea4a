const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Text that was inserted into a script, or whose length was changed. */
export interface Shift {
  /** Line and column, counted from 0, from which everything has moved. */
  readonly line: number
  readonly column: number
  /** By how many columns; negative to the left. */
  readonly by: number
}

/** The first number of a segment of a source map, and how many characters it takes. */
function firstNumber(segment: string): [number: number, length: number] {
  let value = 0
  let length = 0
  for (let shift = 0; length < segment.length; shift += 5) {
    const digit = digits.indexOf(segment.charAt(length))
    length += 1
    value += (digit & 31) << shift
    if ((digit & 32) === 0) break
  }
  return [(value & 1) === 1 ? -(value >> 1) : value >> 1, length]
}

function written(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const more = rest > 31 ? 32 : 0
    text += digits.charAt((rest & 31) | more)
    rest >>>= 5
  } while (rest > 0)
  return text
}

/** The mappings of a source map after a script was changed: the places in the sources stay the same. */
export function shiftColumns(mappings: string, shifts: readonly Shift[]): string {
  const shiftLine = (text: string, line: number): string => {
    const ofLine = shifts.filter((shift) => shift.line === line)
    if (ofLine.length === 0) return text
    let before = 0
    let after = 0
    const segments = text.split(',').map((segment) => {
      if (segment === '') return segment
      const [step, length] = firstNumber(segment)
      before += step
      const now = ofLine.reduce((at, { column, by }) => (column <= before ? at + by : at), before)
      const shifted = written(now - after) + segment.slice(length)
      after = now
      return shifted
    })
    return segments.join(',')
  }
  return mappings.split(';').map(shiftLine).join(';')
}

/** The columns of each line, counted from 0, at which the mappings of a source map name a place. */
export function columnsOf(mappings: string): readonly (readonly number[])[] {
  return mappings.split(';').map((line) => {
    let column = 0
    return line.split(',').flatMap((segment) => {
      if (segment === '') return []
      column += firstNumber(segment)[0]
      return [column]
    })
  })
}
