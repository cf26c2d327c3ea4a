import type { AddressInfo } from 'node:net'

import { createBetDesk } from './bets/bets.ts'
import { type Bet, ticketOf } from './bets/tickets.ts'
import { serveChannels } from './channels.ts'
import { type Route, serveRoutes } from './http.ts'
import { createMemberDesk, type Member } from './members.ts'
import { createOffer, type Market } from './offer.ts'
import { serveControl } from './routes/control.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { openRoutes, type State } from './routes/openRoutes.ts'

/** A back end that runs. */
export interface BackEnd {
  address: string
  close(): Promise<void>
}

/** Starts a back end, empty, on a port of this machine; 0 for any. */
export async function startBackEnd(port: number): Promise<BackEnd> {
  const state: State = { maintenance: { maintenance: false }, isHealthy: true, lost: null }
  const members = createMemberDesk()
  const changed = (market: Market): void => {
    channels.marketChanged(market)
    bets.marketChanged(market)
  }
  const ended = (bet: Bet): void => {
    const notice = noticeOf(bet)
    const ticket = ticketOf(bet)
    if (bet.prebook !== null && (bet.settled === null || bet.settled.result === 'cancelled'))
      channels.prebookEnded(bet.member.code, { ...notice, prebookStatus: bet.prebook.status, ticket })
    else channels.notify(bet.member.code, notice)
  }
  const offer = createOffer(changed)
  const bets = createBetDesk(() => offer, ended)
  const isLost = ({ method, path }: Route): boolean => {
    const isMeant = state.lost?.method === method && state.lost.path === path
    if (isMeant) state.lost = null
    return isMeant
  }
  const routes = [
    ...openRoutes({ state, members }),
    ...memberRoutes({ state, members, bets, offer }),
    ...serveControl({ state, members, offer, bets, channels: () => channels }),
  ]
  const server = serveRoutes(routes, isLost)
  const channels = serveChannels(server, state, members, () => offer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    close: () => {
      channels.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function noticeOf({ member, ticketNum, prebook, settled }: Bet) {
  const isBooking = prebook !== null && (settled === null || settled.result === 'cancelled')
  const became = prebook?.status === 'accepted' ? 'placed' : 'cancelled'
  const message = isBooking ? `Your prebooked bet was ${became}.` : `Ticket ${ticketNum} was settled.`
  const notice = {
    id: `n-${member.notifications.length + 1}`,
    type: isBooking && became === 'placed' ? ('success' as const) : ('info' as const),
    message,
    ticketNum,
    dateCreatedUtc: new Date().toISOString(),
  }
  keep(member, notice)
  return notice
}

function keep(member: Member, notice: Member['notifications'][number]): void {
  member.notifications.unshift(notice)
}
