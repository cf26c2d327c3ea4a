import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import { buildTicket } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { brokenInto } from './betPicture.ts'
import { ShareBet } from './ShareBet.tsx'

const single = buildTicket()
const [line] = single.lines
if (line === undefined) throw new Error('a ticket has a line')

const combo = buildTicket({
  ticketType: 'combo',
  odds: '5.04',
  possibleReturns: null,
  lines: [
    line,
    {
      ...line,
      eventId: 'e2',
      marketId: 'm2',
      side: 'over',
      selectionName: 'Over',
      euroOdds: '2.40',
      odds: '2.40',
      marketName: 'Over/under',
      betType: 'OU',
      handicap: null,
      line: '2.5',
      eventName: 'Ajax v PSV',
    },
  ],
})

async function open(ticket: PlacedTicket, returns = ticket.possibleReturns, oddsType: OddsType = 'euro') {
  const { client } = await createClientHarness()
  client.preferences.set('oddsType', oddsType)
  const user = renderWith(client, <ShareBet ticket={ticket} returns={returns} />)
  // What it opens has come once this is over.
  await act(async () => {
    screen.getByRole('button', { name: 'Share' }).click()
    await import('./ShareDialog.tsx')
  })
  const text = await screen.findByRole('group', { name: 'Bet as text', hidden: true })
  return { client, user, text, lines: () => text.textContent.split('\n') }
}

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const own of ['share', 'canShare']) Reflect.deleteProperty(navigator, own)
})

describe('a bet as text [HIST-01]', () => {
  it('is its selection with its figure and odds, and its number; stake and returns where the member says so', async () => {
    const { user, lines } = await open(single)
    const first = 'Netherlands v Papua New Guinea, Asian handicap: Netherlands -0.25 @ 2.10'
    expect(lines()).toEqual(['Single', first, 'Ticket 7000123'])
    await user.click(screen.getByRole('switch', { name: 'Show stake and returns', hidden: true }))
    expect(lines()).toEqual(['Single', first, 'Stake ¥150.00', 'Returns ¥315.00', 'Ticket 7000123'])
  })

  it('has the selections of a combo one a line, its total odds, and no returns that nobody knows', async () => {
    const { user, lines } = await open(combo)
    await user.click(screen.getByRole('switch', { name: 'Show stake and returns', hidden: true }))
    expect(lines()).toEqual([
      'Combo',
      'Netherlands v Papua New Guinea, Asian handicap: Netherlands -0.25 @ 2.10',
      'Ajax v PSV, Over/under: Over 2.5 @ 2.40',
      'Total odds 5.04',
      'Stake ¥150.00',
      'Ticket 7000123',
    ])
  })

  it('has the odds in the member’s type, which it names, and those of a combo as a whole in decimal odds', async () => {
    const { client, lines } = await open(combo, null, 'malay')
    expect(lines()[1]).toContain('@ -0.90 (Malay)')
    expect(lines()[3]).toBe('Total odds 5.04')
    act(() => client.preferences.set('oddsType', 'hongkong'))
    expect(lines()[2]).toContain('@ 1.40 (Hongkong)')
  })

  it('has no odds of a system as a whole', async () => {
    const { lines } = await open({ ...combo, ticketType: 'mix' })
    expect(lines().join()).not.toContain('Total odds')
  })
})

describe('the ways to pass a bet on [HIST-01]', () => {
  it('copy what is shown; where the page may not, the text is selected and the member is told', async () => {
    const { user, text } = await open(single)
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy text', hidden: true }))
    expect(await screen.findByText('Copied')).toBeDefined()
    expect(copied).toHaveBeenCalledWith(text.textContent)
    // Of another text that is not said.
    await user.click(screen.getByRole('switch', { name: 'Show stake and returns', hidden: true }))
    expect(screen.queryByText('Copied')).toBeNull()
    copied.mockRejectedValue(new Error('forbidden'))
    await user.click(screen.getByRole('button', { name: 'Copy text', hidden: true }))
    expect(await screen.findByText("Couldn't copy. The text is selected: copy it yourself.")).toBeDefined()
    expect(window.getSelection()?.toString()).toBe(text.textContent)
  })

  it('say so where the browser makes no picture', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { user } = await open(single)
    await user.click(screen.getByRole('button', { name: 'Save picture', hidden: true }))
    expect(await screen.findByText("Couldn't make the picture. You can still copy the text.")).toBeDefined()
  })

  it.each([
    ['fails', "Couldn't share. You can still copy the text.", new DOMException('', 'NotAllowedError')],
    ['is left by the member', '', new DOMException('', 'AbortError')],
  ])(
    'share by the device where it can, without a picture that cannot be made; where it %s: “%s”',
    async (_, said, error) => {
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
      const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(error))
      Object.assign(navigator, { share, canShare: () => true })
      const { user, text } = await open(single)
      await user.click(screen.getByRole('button', { name: 'Share with…', hidden: true }))
      await waitFor(() => expect(share).toHaveBeenCalled())
      expect(share.mock.calls).toEqual([[{ text: text.textContent }]])
      const heard = () => screen.getAllByRole('status', { hidden: true }).map((place) => place.textContent)
      await waitFor(() => expect(heard().join('')).toBe(said))
    },
  )

  it('are two where the device has none of its own', async () => {
    await open(single)
    expect(screen.queryByRole('button', { name: 'Share with…', hidden: true })).toBeNull()
  })
})

describe('a text on the picture', () => {
  const widthOf = (text: string) => text.length
  it.each([
    ['Ajax v PSV', ['Ajax v PSV']],
    ['Netherlands v Papua', ['Netherlands', 'v Papua']],
    ['Extraordinarily long', ['Extraordinar', 'ily long']],
    ['', []],
  ])('breaks “%s” between words, and a word that is too long within it', (text, lines) => {
    expect(brokenInto(text, 12, widthOf)).toEqual(lines)
  })
})
