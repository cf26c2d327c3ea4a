import { describe, expect, it } from 'vitest'

import { longestNickname, nicknameLook, readNickname } from './nickname.ts'

describe('a nickname', () => {
  it.each([
    ['Falcon', 'Falcon'],
    ['  Falcon  ', 'Falcon'],
    ['Sea \u00a0\u3000 Falcon', 'Sea Falcon'],
    ['海鷹', '海鷹'],
    ['นกเหยี่ยว', 'นกเหยี่ยว'],
    ['e\u0301clair', 'éclair'],
    ['🦅🦅', '🦅🦅'],
    ['<b>Falcon</b>', '<b>Falcon</b>'],
    ['x'.repeat(longestNickname), 'x'.repeat(longestNickname)],
    ['🦅'.repeat(longestNickname), '🦅'.repeat(longestNickname)],
  ])('typed as %j is %j [MEMBER-02]', (text, nickname) => {
    expect(readNickname(text)).toEqual({ ok: true, nickname })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u3000', 'empty'],
    ['\u200b\u200b', 'empty'],
    ['\u3164', 'empty'],
    ['\u2800', 'empty'],
    ['x'.repeat(longestNickname + 1), 'tooLong'],
    ['x'.repeat(10_000), 'tooLong'],
    ['Fal\u202econ', 'notAllowed'],
    ['Fal\u2067con', 'notAllowed'],
    ['Fal\u200bcon', 'notAllowed'],
    ['Fal\u0000con', 'notAllowed'],
    ['Fal\ncon', 'notAllowed'],
    ['Fal\ud800con', 'notAllowed'],
    ['\u0301Falcon', 'notAllowed'],
    [`F${'\u0335'.repeat(9)}`, 'notAllowed'],
  ])('typed as %j is refused: %s [MEMBER-02]', (text, reason) => {
    expect(readNickname(text)).toEqual({ ok: false, reason })
  })

  it.each([
    ['Falcon', 'fALCON'],
    ['Falcon', 'Ｆａｌｃｏｎ'],
    ['Falcon', 'F\u{1d41a}lcon'],
    ['Straße', 'STRASSE'],
    ['Sea Falcon', 'sea  falcon'],
    ['Falcon', 'Falcon\ufe0f'],
    ['ﬁnch', 'FINCH'],
  ])('%j looks the same as %j [MEMBER-02]', (one, other) => {
    expect(nicknameLook(one)).toBe(nicknameLook(other))
  })

  it('has 32 characters at most [MEMBER-02]', () => {
    expect(longestNickname).toBe(32)
  })

  it('looks different where it is another [MEMBER-02]', () => {
    expect(nicknameLook('Sea Falcon')).not.toBe(nicknameLook('SeaFalcon'))
    expect(nicknameLook('Falcon')).not.toBe(nicknameLook('Falcon2'))
  })
})
