import { randomUUID } from 'node:crypto'

import { amountText, type Money } from '#domain/money/money.ts'
import type { components } from '#openapi/client.gen.ts'

import { findTicket } from '../bets/ticket.ts'
import { members } from '../members.ts'
import type { Bet } from '../store/bets/bets.ts'
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
import { filled, type NotificationWords } from '../words/houseWords.ts'
import { houseWords, type LanguageCode } from '../words/words.ts'
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

/** What a control call adds. */
export type NotificationWish = Omit<StoredNotification, 'id' | 'isRead'>

/** Makes a member's notifications from what happens to them, keeps those they want to have, and tells them over the channel [LIVE-03]. */
export interface NotificationDesk {
  settled(bet: Bet): void
  /** The member ended a bet for what was offered for it [CASH-01]. */
  cashedOut(bet: Bet): void
  /** A bet was booked, placed or cancelled, by the member or because its market closed [PREBOOK-06]. */
  prebook(ticketNum: string, by: 'member' | 'market'): void
  bookingRefused(member: string, key: string): void
  /** Money was paid in or, if the amount is negative, out. @param entry its place in the ledger */
  moneyMoved(member: string, amount: Money, entry: number): void
  maintenanceAnnounced(maintenance: { from: string; to: string | null }): void
  /** @returns the id of what was added */
  add(member: string, wish: NotificationWish): string
  /** What the member is told of each kind. */
  switches(member: string): components['schemas']['NotificationSwitch'][]
}

/**
 * @param now sandbox time
 * @param languageOf the language in which a member is told
 */
export function createNotificationDesk({
  database,
  hub,
  now,
  languageOf,
}: {
  database: Database
  hub: Hub
  now: () => number
  languageOf: (member: string) => LanguageCode
}): NotificationDesk {
  const wordsFor = (member: string): NotificationWords => houseWords(languageOf(member)).notifications
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
      const { notifications: words, results } = houseWords(languageOf(member))
      const isPaid = returns !== null && returns.minor !== 0
      const sentence = isVoid ? words.void : isPaid ? words.settledPaid : words.settled
      tell(member, {
        id: `settled-${ticketNum}`,
        type: returns !== null && returns.minor > amount.minor ? 'success' : 'info',
        kind: isVoid ? 'bet_refunded' : 'bet_settled',
        message: filled(sentence, {
          ticketNum,
          stake: moneyText(amount),
          result: results[result],
          returns: isPaid ? moneyText(returns) : '',
        }),
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
        message: filled(wordsFor(member).cashedOut, { ticketNum, returns: moneyText(returns) }),
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
      const words = wordsFor(member)
      const stake = moneyText(amount)
      const messages = {
        booked: filled(words.booked, { ticketNum, odds: targetOdds }),
        accepted: filled(words.placed, { ticketNum, odds: ticket.totalOdds }),
        cancelled: filled(by === 'member' ? words.cancelled : words.closed, { ticketNum, stake }),
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

    bookingRefused: (member, key) =>
      tell(member, {
        id: `refused-${key}`,
        type: 'danger',
        kind: 'bet_refused',
        message: wordsFor(member).refused,
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
            ? filled(wordsFor(member).deposit, { amount: moneyText(amount) })
            : filled(wordsFor(member).withdrawal, { amount: moneyText({ ...amount, minor: -amount.minor }) }),
        ticketNum: null,
        eventId: null,
        at: now(),
      }),

    maintenanceAnnounced: ({ from, to }) => {
      for (const { code } of members) {
        const { maintenance, maintenanceFrom } = wordsFor(code)
        tell(code, {
          id: `maintenance-${from}-${to ?? ''}`,
          type: 'info',
          kind: 'maintenance',
          message:
            to === null
              ? filled(maintenanceFrom, { from: hour(from) })
              : filled(maintenance, { from: hour(from), to: hour(to) }),
          ticketNum: null,
          eventId: null,
          at: now(),
        })
      }
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
