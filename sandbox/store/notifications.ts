import type { Database } from './database.ts'
import { integer, oneOf, type Row, text, textOrNull } from './rows.ts'

export const notificationTypes = ['info', 'success', 'danger'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** What a notification is about, in the contract's words. */
export const notificationKinds = [
  'bet_settled',
  'bet_refunded',
  'bet_refused',
  'prebook',
  'money',
  'maintenance',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export interface StoredNotification {
  /** Of this member's notifications alone. */
  id: string
  type: NotificationType
  /** Null for one that no kind fits. */
  kind: NotificationKind | null
  message: string
  ticketNum: string | null
  eventId: string | null
  /** Sandbox time. */
  at: number
  isRead: boolean
}

/** What a member is told of a kind. */
export interface NotificationSwitch {
  inList: boolean
  asToast: boolean
}

/** Where notifications are sent besides, and in which language; null until it was chosen. */
export interface DeviceSettings {
  token: string | null
  lang: string | null
}

/**
 * Keeps a notification, unless the member has one with that id.
 * @returns whether it is new
 */
export function addNotification(
  database: Database,
  member: string,
  { id, type, kind, message, ticketNum, eventId, at }: Omit<StoredNotification, 'isRead'>,
): boolean {
  const added = database.run(
    `INSERT INTO notifications (id, member, type, kind, message, ticket_num, event_id, at, is_read)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING`,
    id,
    member,
    type,
    kind,
    message,
    ticketNum,
    eventId,
    at,
  )
  return added === 1
}

/** Some of a member's notifications, newest first, and how many there are. */
export function readNotifications(
  database: Database,
  member: string,
  { from, most }: { from: number; most: number },
): { count: number; unread: number; notifications: StoredNotification[] } {
  const counts = database.row(
    'SELECT COUNT(*) AS count, COUNT(*) - COALESCE(SUM(is_read), 0) AS unread FROM notifications WHERE member = ?',
    member,
  )
  const rows = database.rows(
    'SELECT * FROM notifications WHERE member = ? ORDER BY at DESC, seq DESC LIMIT ? OFFSET ?',
    member,
    most,
    from,
  )
  return {
    count: counts === undefined ? 0 : integer(counts, 'count'),
    unread: counts === undefined ? 0 : integer(counts, 'unread'),
    notifications: rows.map(notificationOf),
  }
}

/**
 * Marks a member's notifications as read.
 * @param ids null for all; one that the member does not have changes nothing
 */
export function markRead(database: Database, member: string, ids: readonly string[] | null): void {
  database.transaction(() => {
    if (ids === null)
      database.run('UPDATE notifications SET is_read = 1 WHERE member = ? AND is_read = 0', member)
    for (const id of ids ?? [])
      database.run('UPDATE notifications SET is_read = 1 WHERE member = ? AND id = ?', member, id)
  })
}

export function readDeviceSettings(database: Database, member: string): DeviceSettings {
  const row = database.row('SELECT token, lang FROM notification_devices WHERE member = ?', member)
  return row === undefined
    ? { token: null, lang: null }
    : { token: textOrNull(row, 'token'), lang: textOrNull(row, 'lang') }
}

export function writeDeviceSettings(
  database: Database,
  member: string,
  { token, lang }: DeviceSettings,
): void {
  database.run(
    `INSERT INTO notification_devices (member, token, lang) VALUES (?, ?, ?)
     ON CONFLICT (member) DO UPDATE SET token = excluded.token, lang = excluded.lang`,
    member,
    token,
    lang,
  )
}

/** What a member has chosen, of the kinds of which something was chosen. */
export function readSwitches(database: Database, member: string): Map<NotificationKind, NotificationSwitch> {
  const rows = database.rows(
    'SELECT kind, in_list, as_toast FROM notification_switches WHERE member = ?',
    member,
  )
  return new Map(
    rows.map((row) => [
      oneOf(row, 'kind', notificationKinds),
      { inList: integer(row, 'in_list') === 1, asToast: integer(row, 'as_toast') === 1 },
    ]),
  )
}

export function writeSwitch(
  database: Database,
  member: string,
  kind: NotificationKind,
  { inList, asToast }: NotificationSwitch,
): void {
  database.run(
    `INSERT INTO notification_switches (member, kind, in_list, as_toast) VALUES (?, ?, ?, ?)
     ON CONFLICT (member, kind) DO UPDATE SET in_list = excluded.in_list, as_toast = excluded.as_toast`,
    member,
    kind,
    Number(inList),
    Number(asToast),
  )
}

function notificationOf(row: Row): StoredNotification {
  return {
    id: text(row, 'id'),
    type: oneOf(row, 'type', notificationTypes),
    kind: row.kind === null ? null : oneOf(row, 'kind', notificationKinds),
    message: text(row, 'message'),
    ticketNum: textOrNull(row, 'ticket_num'),
    eventId: textOrNull(row, 'event_id'),
    at: integer(row, 'at'),
    isRead: integer(row, 'is_read') === 1,
  }
}
