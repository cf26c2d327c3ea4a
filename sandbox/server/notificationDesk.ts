import { randomUUID } from 'node:crypto'

import { amountText, type Money } from '#domain/money/money.ts'
import type { components } from '#openapi/client.gen.ts'

import { findTicket } from '../bets/ticket.ts'
import { members } from '../members.ts'
import type { Bet, BetResult } from '../store/bets/bets.ts'
import { findPrebook } from '../store/bets/prebooks.ts'
import type { Database } from '../store/database.ts'
import {
  addNotification,
  type NotificationKind,
  notificationKinds,
  type NotificationSwitch,
  readSwitches,
  type StoredNotification,
} from '../store/notifications.ts'
import type { Hub } from './channels/hub.ts'

type WireNotification = components['schemas']['Notification']

/** What is told of a kind unless the member chose otherwise; what says that money moved is always told. */
const kinds = {
  bet_settled: { inList: true, asToast: true, isFixed: false },
  bet_refunded: { inList: true, asToast: true, isFixed: true },
  // The slip has said it already.
  bet_refused: { inList: true, asToast: false, isFixed: false },
  prebook: { inList: true, asToast: true, isFixed: false },
  money: { inList: true, asToast: true, isFixed: true },
  // A notice of its own says it over the page.
  maintenance: { inList: true, asToast: false, isFixed: false },
} satisfies Record<NotificationKind, NotificationSwitch & { isFixed: boolean }>

const results: Readonly<Record<BetResult, string>> = {
  pending: 'pending',
  win: 'win',
  loss: 'loss',
  half_win: 'half win',
  half_loss: 'half loss',
  draw: 'draw',
  refund: 'void',
  cashed_out: 'cashed out',
}

/** What a control call adds. */
export type NotificationWish = Omit<StoredNotification, 'id' | 'isRead'>

/** Makes a member's notifications from what happens to them, keeps those they want to have, and tells them over the channel [LIVE-03]. */
export interface NotificationDesk {
  settled(bet: Bet): void
  /** The member ended a bet for what was offered for it [CASH-01]. */
  cashedOut(bet: Bet): void
  /** A bet was booked, placed or cancelled, by the member or because its market closed [PREBOOK-06]. */
  prebook(ticketNum: string, by: 'member' | 'market'): void
  bookingRefused(member: string, key: string, reason: string): void
  /** Money was paid in or, if the amount is negative, out. @param entry its place in the ledger */
  moneyMoved(member: string, amount: Money, entry: number): void
  maintenanceAnnounced(maintenance: { from: string; to: string | null }): void
  /** @returns the id of what was added */
  add(member: string, wish: NotificationWish): string
  /** What the member is told of each kind. */
  switches(member: string): components['schemas']['NotificationSwitch'][]
}

/** @param now sandbox time */
export function createNotificationDesk({
  database,
  hub,
  now,
}: {
  database: Database
  hub: Hub
  now: () => number
}): NotificationDesk {
  const switchOf = (member: string, kind: NotificationKind | null): NotificationSwitch => {
    if (kind === null) return { inList: true, asToast: false }
    const chosen = kinds[kind].isFixed ? undefined : readSwitches(database, member).get(kind)
    return chosen ?? kinds[kind]
  }

  /** Keeps it, if it is wanted in the list; null if it is no news. */
  const keep = (member: string, notification: NotificationWish & { id: string }): WireNotification | null => {
    const { inList, asToast } = switchOf(member, notification.kind)
    if (inList && !addNotification(database, member, notification)) return null
    return {
      ...wireNotification({ ...notification, isRead: false }),
      'x-slipway-inList': inList,
      'x-slipway-asToast': asToast,
    }
  }
  const tell = (member: string, notification: NotificationWish & { id: string }): void => {
    const told = keep(member, notification)
    if (told !== null) hub.notify(member, [told])
  }

  return {
    settled: ({ member, ticketNum, result, amount, returns, legs, settledAt, placedAt }) => {
      const isVoid = result === 'refund'
      const paid = returns === null || returns.minor === 0 ? '' : ` Returns ${moneyText(returns)}.`
      tell(member, {
        id: `settled-${ticketNum}`,
        type: returns !== null && returns.minor > amount.minor ? 'success' : 'info',
        kind: isVoid ? 'bet_refunded' : 'bet_settled',
        message: isVoid
          ? `Ticket ${ticketNum} is void. Your stake of ${moneyText(amount)} is returned.`
          : `Ticket ${ticketNum} was settled: ${results[result]}.${paid}`,
        ticketNum,
        eventId: onlyOne(legs.map(({ eventId }) => eventId)),
        at: settledAt ?? placedAt,
      })
    },

    cashedOut: ({ member, ticketNum, amount, returns, legs, settledAt, placedAt }) => {
      if (returns === null) return
      const told = keep(member, {
        id: `settled-${ticketNum}`,
        type: returns.minor > amount.minor ? 'success' : 'info',
        kind: 'bet_settled',
        message: `Ticket ${ticketNum} was cashed out for ${moneyText(returns)}.`,
        ticketNum,
        eventId: onlyOne(legs.map(({ eventId }) => eventId)),
        at: settledAt ?? placedAt,
      })
      // The page that asked for it says it over itself.
      if (told !== null) hub.notify(member, [{ ...told, 'x-slipway-asToast': false }])
    },

    prebook: (ticketNum, by) => {
      const prebook = findPrebook(database, ticketNum)
      const ticket = findTicket(database, ticketNum)
      if (prebook === null || ticket === null) return
      const { member, status, leg, endedAt, bookedAt, targetOdds, amount } = prebook
      const returned = `Your stake of ${moneyText(amount)} is returned.`
      const messages = {
        booked: `Your bet ${ticketNum} is booked at ${targetOdds} or better.`,
        accepted: `Your prebooked bet ${ticketNum} was placed at ${ticket.totalOdds}.`,
        cancelled:
          by === 'member'
            ? `Your prebooked bet ${ticketNum} was cancelled. ${returned}`
            : `Your prebooked bet ${ticketNum} was cancelled because its market closed. ${returned}`,
      }
      const types = {
        booked: 'info',
        accepted: 'success',
        cancelled: by === 'member' ? 'info' : 'danger',
      } as const
      const told = keep(member, {
        id: `${status}-${ticketNum}`,
        type: types[status],
        kind: 'prebook',
        message: messages[status],
        ticketNum,
        eventId: leg.eventId,
        at: endedAt ?? bookedAt,
      })
      if (told !== null) hub.notifyPrebook(member, { ...told, ticketNum, prebookStatus: status, ticket })
    },

    bookingRefused: (member, key, reason) =>
      tell(member, {
        id: `refused-${key}`,
        type: 'danger',
        kind: 'bet_refused',
        message: `Your bet was not prebooked: ${reason}. No money was taken.`,
        ticketNum: null,
        eventId: null,
        at: now(),
      }),

    moneyMoved: (member, amount, entry) =>
      tell(member, {
        id: `money-${entry}`,
        type: amount.minor > 0 ? 'success' : 'info',
        kind: 'money',
        message:
          amount.minor > 0
            ? `Deposit: ${moneyText(amount)} is in your balance.`
            : `Withdrawal: ${moneyText({ ...amount, minor: -amount.minor })} was paid out.`,
        ticketNum: null,
        eventId: null,
        at: now(),
      }),

    maintenanceAnnounced: ({ from, to }) => {
      const until = to === null ? '' : ` to ${hour(to)}`
      for (const { code } of members)
        tell(code, {
          id: `maintenance-${from}-${to ?? ''}`,
          type: 'info',
          kind: 'maintenance',
          message: `Maintenance is planned from ${hour(from)}${until} UTC. Bets you confirmed are not affected.`,
          ticketNum: null,
          eventId: null,
          at: now(),
        })
    },

    add: (member, wish) => {
      const id = `added-${randomUUID()}`
      tell(member, { ...wish, id })
      return id
    },

    switches: (member) =>
      notificationKinds.map((kind) => ({
        kind,
        ...switchOnly(switchOf(member, kind)),
        isFixed: kinds[kind].isFixed,
      })),
  }
}

/** A notification as the contract shows it. */
export function wireNotification({
  id,
  type,
  kind,
  message,
  ticketNum,
  eventId,
  at,
  isRead,
}: StoredNotification): WireNotification {
  return {
    id,
    type,
    message,
    ticketNum,
    dateCreatedUtc: new Date(at).toISOString(),
    ...(kind === null ? {} : { 'x-slipway-kind': kind }),
    ...(eventId === null ? {} : { 'x-slipway-eventId': eventId }),
    'x-slipway-read': isRead,
  }
}

function switchOnly({ inList, asToast }: NotificationSwitch): NotificationSwitch {
  return { inList, asToast }
}

function moneyText(amount: Money): string {
  return `${amountText(amount)} ${amount.currency}`
}

/** "22/11 04:00", in UTC. */
function hour(time: string): string {
  const [, month = '', day = '', clock = ''] =
    /^\d+-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(new Date(time).toISOString()) ?? []
  return `${day}/${month} ${clock}`
}

function onlyOne(ids: readonly string[]): string | null {
  const [first = null] = ids
  return ids.every((id) => id === first) ? first : null
}
