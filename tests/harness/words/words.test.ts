import { expect, it } from 'vitest'

import { formsOf } from './forms.ts'
import { wordsOf } from './words.ts'

it('a message comes out in as many ways as its plural has branches', () => {
  expect(formsOf('{n, plural, =0 {No bets} one {# <0>bet</0>} other {# bets}} at {odds}')).toEqual([
    ['No bets', ' at ', { name: 'odds' }],
    [{ name: 'n' }, ' bet', ' at ', { name: 'odds' }],
    [{ name: 'n' }, ' bets', ' at ', { name: 'odds' }],
  ])
})

it('a name is that of the text, whatever is put into it; what is no text stays', async () => {
  const { name } = await wordsOf('vi')
  expect(name('Bet slip', true)).toEqual(/^(?:Phiếu\scược)$/)
  expect(name('Golden Rams', true)).toBe('Golden Rams')
  expect(name('Ticket T100001', true)).toEqual(
    expect.objectContaining({ source: expect.stringContaining('T100001') }),
  )
  expect(String(name(/^Bet slip/))).toMatch(/^\/\^\(\?:.*Phiếu\\scược/)
})

it('a text is said with its values in the form of its language; one that is not there is an error', async () => {
  const { text } = await wordsOf('ru')
  expect(text('{count, plural, one {# bet} other {# bets}}', { count: 3 })).toBe('3 ставки')
  expect(() => text('Not a text of ours')).toThrow('no such text')
})
