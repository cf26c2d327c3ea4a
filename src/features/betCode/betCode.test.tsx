import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { components } from '#openapi/client.gen.ts'
import { errorBody, json, serve, testApi, type Responder, wireEvent } from '#src/testing/api/replies.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { EnterCode } from './EnterCode.tsx'
import { MakeCode } from './MakeCode.tsx'

type Schemas = components['schemas']

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})
afterEach(() => {
  for (const own of ['share', 'canShare']) Reflect.deleteProperty(navigator, own)
})

const [wireMarket] = wireEvent.markets
const [wireSelection] = wireMarket?.selection ?? []
if (wireMarket === undefined || wireSelection === undefined) throw new Error('a reply has a selection')

function legOf(id: string, status: Schemas['SelectionStatus'] = 'open') {
  const selection = [{ ...wireSelection!, name: id, status }]
  const market = { ...wireMarket!, marketId: `m-${id}`, status, selection }
  return { event: { ...wireEvent, eventId: `e-${id}`, markets: [market] }, betSelection: 'home' }
}

const made = { betCode: '7KQ3MX9T', validUntilUtc: '2026-11-16T22:13:20Z' }
const held = (ticketType: string, legs: readonly object[], notFound = 0) =>
  json(200, { ...made, ticketType, legs, notFound })

async function open(answer: Responder, heldOf: () => number = () => 0) {
  const { origin, calls } = await serve(answer)
  const { api } = testApi(origin)
  const harness = await createClientHarness({ api: { caller: api.caller } })
  const [onAdded, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const enter = () =>
    renderWith(harness.client, <EnterCode heldOf={heldOf} onAdded={onAdded} onClose={onClose} />)
  const make = () =>
    renderWith(harness.client, <MakeCode slip={{ kind: 'single', legs: [homeLeg] }} onClose={onClose} />)
  return { ...harness, calls, onAdded, enter, make }
}

const field = () => screen.getByRole('textbox', { name: 'Bet code', hidden: true })
const button = (name: string) => screen.findByRole('button', { name, hidden: true })

async function entered(opened: Awaited<ReturnType<typeof open>>, code = '7kq3 mx9t') {
  const user = opened.enter()
  await user.type(field(), `${code}{Enter}`)
  return user
}

describe('a bet code that is entered [SLIP-23]', () => {
  it('shows what it holds, and adds that as the bet that it was, with no stake', async () => {
    const opened = await open(
      held(
        'combo',
        ['Ash', 'Birch', 'Cedar'].map((id) => legOf(id)),
      ),
    )
    const user = await entered(opened)
    const list = await screen.findByRole('list', { name: /^Combo ?3 selections$/, hidden: true })
    const rows = within(list).getAllByRole('listitem', { hidden: true })
    expect(rows.map(({ textContent }) => /^(Ash|Birch|Cedar)1\.85/.test(textContent))).toEqual([
      true,
      true,
      true,
    ])
    await user.click(await button('Add to bet slip'))
    expect(opened.onAdded).toHaveBeenCalledOnce()
    expect(opened.slip.getSnapshot().context).toMatchObject({
      kind: 'combo',
      isFollowBet: true,
      bigComboId: null,
      stakeTexts: {},
      legs: ['Ash', 'Birch', 'Cedar'].map((id) => ({ marketId: `m-${id}`, side: 'home', euroOdds: '1.85' })),
    })
    expect(opened.calls.map(({ path }) => path)).toEqual(['/api/bet-codes/7KQ3MX9T/'])
  })

  it('says of each selection that takes no bets why, and of those not found how many, and adds the rest', async () => {
    const legs = [
      legOf('Ash', 'paused'),
      legOf('Birch', 'closed'),
      legOf('Cedar'),
      legOf('Dogwood', 'resulting'),
    ]
    const opened = await open(held('combo', legs, 2))
    const user = await entered(opened)
    expect(await screen.findByText('Suspended: not added')).toBeDefined()
    expect(screen.getByText('Closed: not added')).toBeDefined()
    expect(screen.getByText('Awaiting result: not added')).toBeDefined()
    expect(screen.getByText('2 selections are no longer on offer: not added')).toBeDefined()
    expect(screen.getByText('Too little is left for Combo. The rest is added as singles.')).toBeDefined()
    await user.click(await button('Add to bet slip'))
    expect(opened.slip.getSnapshot().context).toMatchObject({
      kind: 'single',
      legs: [{ marketId: 'm-Cedar' }],
    })
  })

  it('of which nothing takes bets has no button', async () => {
    await entered(await open(held('single', [legOf('Ash', 'closed')])))
    expect(await screen.findByText('None of these selections can be bet on now.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add to bet slip', hidden: true })).toBeNull()
  })

  it('says that it takes the place of what is in the slip', async () => {
    await entered(await open(held('single', [legOf('Ash')]), () => 2))
    expect(await button('Replace bet slip')).toBeDefined()
    expect(screen.getByText('It takes the place of 2 selections in your bet slip.')).toBeDefined()
  })

  it('that cannot be one asks nobody, and says what one looks like', async () => {
    const opened = await open(json(200, {}))
    await entered(opened, '7KQ3')
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(
      'A bet code has 8 letters and digits, such as 7KQ3\u2011MX9T.',
    )
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(opened.calls).toEqual([])
  })

  it.each([
    [404, 'There is no such bet code. Check it and try again.'],
    [410, 'This bet code has expired.'],
    [429, 'Too many wrong bet codes. Try again in an hour.'],
    [500, 'Something went wrong on our side. Please try again.'],
  ])('that is answered with %i says so', async (status, text) => {
    await entered(await open(json(status, { ...errorBody, code: 0 })))
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('a bet code that is made [SLIP-23]', () => {
  it('is shown in two groups with its end, and is copied', async () => {
    const opened = await open(json(201, made))
    const user = opened.make()
    const code = await screen.findByRole('group', { name: 'Your bet code', hidden: true })
    expect(code.textContent).toBe('7KQ3-MX9T')
    expect(screen.getByText(/^Valid until .*2026/)).toBeDefined()
    await user.click(await button('Copy code'))
    expect(await screen.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe('7KQ3-MX9T')
    expect(screen.queryByRole('button', { name: 'Share with…', hidden: true })).toBeNull()
  })

  it('is passed to what the device shares with, where it has that', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { canShare: () => true, share })
    const opened = await open(json(201, made))
    const user = opened.make()
    await user.click(await button('Share with…'))
    expect(share).toHaveBeenCalledWith({ text: 'Bet code 7KQ3-MX9T' })
  })

  it('says why there is no code, and is asked for again', async () => {
    let status = 429
    const opened = await open((call, response) =>
      json(status, status === 201 ? made : errorBody)(call, response),
    )
    const user = opened.make()
    expect(
      await screen.findByText('You have made many bet codes. You can make more in an hour.'),
    ).toBeDefined()
    status = 201
    await user.click(await button('Retry'))
    expect(await screen.findByText('7KQ3-MX9T')).toBeDefined()
  })
})
