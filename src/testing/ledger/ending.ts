import { walletResource } from '#src/api/member/resources.ts'
import type { Wallet } from '#src/wire/member/wallet.ts'

import { dismisses } from './member.ts'
import type { LedgerPage } from './page.ts'
import type { LedgerWorld } from './world.ts'

/** More than is ever on its way: what a line that works is too slow for would be given up, and asked again, for ever. */
const everything = 5_000

/** Whether a page waits for an answer, or has one to tell. */
function isBusy(page: LedgerPage): boolean {
  const slip = page.slip()?.getSnapshot()
  const isBetting = slip === undefined || slip.hasTag('locked')
  const isCancelling = page.cancelling().some((actor) => actor.getSnapshot().matches('cancelling'))
  const prebook = page.prebook()?.getSnapshot()
  const isBooking = prebook?.matches('booking') === true || prebook?.matches('cancelling') === true
  return isBetting || isCancelling || isBooking
}

/**
 * From now on the line works, and somebody looks: until nothing waits any more, or for ten minutes. What no member can
 * have seen before the page was left is told when one comes back.
 */
export async function heal(world: LedgerWorld): Promise<void> {
  // The balance is asked for until it is known: whose session has ended meanwhile hears it then, and comes back.
  for (let again = 0; again < 3; again += 1) {
    await settle(world)
    await world.pass(35_000)
    await world.deliver(everything)
    if (!world.pages.some((page) => page === null || page.isOver())) return
  }
}

async function settle(world: LedgerWorld): Promise<void> {
  const { pages, line, server, load, deliver, pass } = world
  for (let round = 0; round < 40; round += 1) {
    line.faults.length = 0
    server.verdicts.length = 0
    for (const [at, page] of pages.entries()) {
      page?.cut(false)
      page?.show(true)
      if (page === null || page.isOver() || page.isStuck()) await load(at, 'link')
    }
    await deliver(everything)
    await pass(round === 0 ? 3_000 : 15_000)
    await deliver(everything)
    const isQuiet = world.underWay() === 0 && !pages.some((page) => page === null || isBusy(page))
    if (isQuiet && world.open().length === 0) break
    for (const page of pages) if (page !== null) dismisses(page)
    if (isQuiet && world.open().length === world.untold().length) await load(0, 'link')
  }
}

/** What is not as it should be once all is over; empty when everything is. */
export function wrongs(world: LedgerWorld): string[] {
  const { server, told, recorded, lies, pages } = world
  const found = [...lies]
  const say = (is: boolean, what: string): void => {
    if (!is) found.push(what)
  }
  for (const key of world.open()) found.push(`${key} has no end`)
  for (const [at, page] of pages.entries()) {
    say(page !== null && !isBusy(page), `tab ${at} still waits: ${JSON.stringify(stateOf(page))}`)
    const wallet = page?.client.queryClient.getQueryData<Wallet>(walletResource.key)
    const shown = wallet === undefined ? null : (wallet.balance.minor / 100).toFixed(2)
    say(shown === server.balance(), `tab ${at} shows ${shown}, and the member has ${server.balance()}`)
    if (page !== null) found.push(...bookingWrongs(world, page))
  }
  const bets = new Map(server.ledger.map((bet) => [bet.key, bet]))
  say(bets.size === server.ledger.length, 'two bets have one key')
  for (const key of bets.keys()) say(recorded.has(key), `${key} was placed, and never confirmed`)
  for (const key of recorded) {
    const words = new Set(told.filter((one) => one.key === key).map(({ what }) => what))
    words.delete('toldElsewhere')
    const isPlaced = bets.has(key)
    say(words.size > 0, `of ${key} nothing was told; it was ${isPlaced ? '' : 'not '}placed`)
    for (const what of words) say((what === 'placed') === isPlaced, `${key} was told ${what}`)
  }
  return found
}

function stateOf(page: LedgerPage | null) {
  return [
    page?.client.appActor.getSnapshot().value,
    page?.slip()?.getSnapshot().value.placement,
    page?.prebook()?.getSnapshot().value,
  ]
}

/** What the member sees of a booking, against the ledger. */
function bookingWrongs({ server }: LedgerWorld, page: LedgerPage): string[] {
  const snapshot = page.prebook()?.getSnapshot()
  if (snapshot === undefined) return []
  const { ticket } = snapshot.context
  const bet = server.ledger.find(({ ticketNum }) => ticketNum === ticket?.ticketNum)
  const state = typeof snapshot.value === 'string' ? snapshot.value : ''
  const allowed: Partial<Record<string, readonly (string | undefined)[]>> = {
    // News of the market comes by a channel that tells nothing here.
    booked: ['booked', 'placed', 'cancelled'],
    placed: ['placed'],
    lostTheRace: ['placed'],
    cancelled: ['cancelled'],
    cancelRefused: ['booked', 'placed'],
  }
  const isSo = allowed[state]?.includes(bet?.status) ?? true
  return isSo ? [] : [`the booking is shown as ${state}, and is ${bet?.status}`]
}
