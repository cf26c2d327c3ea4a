import { describe, expect, it } from 'vitest'

import { checkEnglish } from './check.ts'
import { phrases } from './phrases.ts'

const file = (text: string) => [{ path: 'src/a.ts', text }]

describe('phrases that nobody says', () => {
  it('are twenty, each with what to write instead', () => {
    expect(phrases).toHaveLength(20)
    expect(phrases.filter(({ instead }) => instead === '')).toEqual([])
  })

  it('are refused in new text, and named with their files', () => {
    expect(checkEnglish(phrases, file('// It is asked anew.\n// Anew.'), {})).toEqual([
      '"anew" is there 2 times, 2 more than before: write "again", or "a new …". It is in src/a.ts.',
    ])
  })

  it('may stay as often as they were, and less often', () => {
    expect(checkEnglish(phrases, file('asked anew'), { anew: 1 })).toEqual([])
    expect(checkEnglish(phrases, file('asked again'), { anew: 1 })).toEqual([])
    expect(checkEnglish(phrases, file('anew and anew'), { anew: 1 })).toHaveLength(1)
  })

  it('are no parts of other words', () => {
    expect(checkEnglish(phrases, file('renewed whoeverx atonce'), {})).toEqual([])
  })
})
