/** Who plays at home and who away, according to an event's name. */
export interface NamedSides {
  home: string
  away: string
  /** Which of the two is named first. */
  first: 'home' | 'away'
}

/** "A v B" is played at A's ground; "A @ B" at B's. Null if a name does not say who plays. */
export function sidesOf(eventName: string | undefined): NamedSides | null {
  const [, first = '', between = '', second = ''] = /^(.+?) (v|vs\.?|@) (.+)$/i.exec(eventName ?? '') ?? []
  if (first === '' || second === '') return null
  return between === '@'
    ? { home: second.trim(), away: first.trim(), first: 'away' }
    : { home: first.trim(), away: second.trim(), first: 'home' }
}
