import { boolean, object, optional, string, type InferOutput } from 'valibot'

import type { NotificationKind, NotificationType } from '#domain/session/notification.ts'
import { exactly, known, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, integerOrNull, textOrNull, timeOrNull } from '#src/wire/base/values.ts'

/** What the member was told [MEMBER-01]. */
export interface Notification {
  readonly id: string
  /** One from a later version is unknown. */
  readonly type: NotificationType | 'unknown'
  /** Null where the back end does not say. */
  readonly kind: NotificationKind | 'unknown' | null
  /** Plain text, whatever is in it. */
  readonly message: string
  readonly ticketNum: string | null
  readonly eventId: string | null
  /** UTC milliseconds; null where it is no time. */
  readonly createdUtc: number | null
  /** Null where the back end does not keep it. */
  readonly isRead: boolean | null
  /** Of a message of the channel: whether it is listed, and shown over the page. */
  readonly isListed: boolean
  readonly isToast: boolean
}

const flagOrNull = lenient<boolean | null>(boolean(), null)

const notification = object({
  id: string(),
  type: lenient<NotificationType | 'unknown'>(known('notificationType'), 'unknown'),
  message: string(),
  ticketNum: lenient<string | null>(textOrNull, null),
  dateCreatedUtc: lenient<number | null>(timeOrNull, null),
  'x-slipway-kind': lenient<NotificationKind | 'unknown' | null>(known('notificationKind'), null),
  'x-slipway-eventId': lenient<string | null>(textOrNull, null),
  'x-slipway-read': flagOrNull,
  'x-slipway-inList': flagOrNull,
  'x-slipway-asToast': flagOrNull,
})

function notificationOf(said: InferOutput<typeof notification>): Notification {
  const { id, type, message, ticketNum, dateCreatedUtc } = said
  return {
    id,
    type,
    kind: said['x-slipway-kind'],
    message,
    ticketNum,
    eventId: said['x-slipway-eventId'],
    createdUtc: dateCreatedUtc,
    isRead: said['x-slipway-read'],
    isListed: said['x-slipway-inList'] ?? true,
    // What is about a ticket is about money.
    isToast: said['x-slipway-asToast'] ?? ticketNum !== null,
  }
}

/** A page of notifications, newest first. */
export interface NotificationPage {
  readonly count: number
  /** The number of the page that follows; null for none. */
  readonly next: number | null
  readonly notifications: readonly Notification[]
  /** How many of all are unread; null where the back end does not keep it. */
  readonly unread: number | null
}

const notificationPage = object({
  count: integer,
  next: integerOrNull,
  results: readable(notification),
  'x-slipway-unread': lenient<number | null>(integerOrNull, null),
})

/** One that cannot be read is left out and told. @throws Unreadable */
export function readNotificationPage(value: unknown, onLeftOut: Tell): NotificationPage {
  const { count, next, results, 'x-slipway-unread': unread } = read(notificationPage, value, onLeftOut)
  return { count, next, unread, notifications: results.map(notificationOf) }
}

const messages = readable(notification)

/** What a message of the channel holds; what cannot be read of it is left out and told. */
export function readNotifications(values: readonly unknown[], onLeftOut: Tell): readonly Notification[] {
  return read(messages, values, onLeftOut).map(notificationOf)
}

const unreadCount = object({ unread: integer })

/** How many are unread after some were read. @throws Unreadable */
export function readUnreadCount(value: unknown): number {
  return read(unreadCount, value).unread
}

const notificationSwitch = object({
  kind: exactly('notificationKind'),
  inList: boolean(),
  asToast: boolean(),
  isFixed: boolean(),
})

/** What the member is told of a kind, and whether that is theirs to choose. */
export type NotificationSwitch = Readonly<InferOutput<typeof notificationSwitch>>

const notificationSettings = object({
  token: textOrNull,
  lang: string(),
  'x-slipway-kinds': optional(readable(notificationSwitch)),
})

/** Where notifications are sent besides, and what the member is told. */
export interface NotificationSettings {
  /** Of a device that takes them; null for none. It goes back as it came. */
  readonly token: string | null
  /** By the wire's name. */
  readonly language: string
  /** Null where the back end has none. */
  readonly switches: readonly NotificationSwitch[] | null
}

/** A switch of a kind that is not known is left out and told. @throws Unreadable */
export function readNotificationSettings(value: unknown, onLeftOut: Tell): NotificationSettings {
  const { token, lang, 'x-slipway-kinds': kinds } = read(notificationSettings, value, onLeftOut)
  return { token, language: lang, switches: kinds ?? null }
}
