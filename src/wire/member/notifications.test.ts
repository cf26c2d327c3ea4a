import { describe, expect, it } from 'vitest'

import { readNotificationPage, readNotifications, readNotificationSettings } from './notifications.ts'

const sound = {
  id: 'n1',
  type: 'success',
  message: 'Ticket T1 was settled.',
  ticketNum: 'T1',
  dateCreatedUtc: '2026-11-21T10:00:00Z',
  'x-slipway-kind': 'bet_settled',
  'x-slipway-eventId': 'e1',
  'x-slipway-read': false,
}

function readOne(change: object) {
  const left: string[] = []
  const [one] = readNotifications([{ ...sound, ...change }], (what) => void left.push(what))
  return { one, left }
}

describe('notifications off the wire [MEMBER-01]', () => {
  it('are read with what a back end adds of its own, and without it', () => {
    const page = { count: 2, next: null, results: [sound], 'x-slipway-unread': 1 }
    const read = {
      id: 'n1',
      type: 'success',
      kind: 'betSettled',
      message: 'Ticket T1 was settled.',
      ticketNum: 'T1',
      eventId: 'e1',
      createdUtc: Date.UTC(2026, 10, 21, 10),
      isRead: false,
      isListed: true,
      isToast: true,
    }
    const expected = { count: 2, next: null, unread: 1, notifications: [read] }
    expect(readNotificationPage(page, () => undefined)).toEqual(expected)
    const { id, type, message, ticketNum, dateCreatedUtc } = sound
    const plain = { count: 2, next: null, results: [{ id, type, message, ticketNum, dateCreatedUtc }] }
    expect(readNotificationPage(plain, () => undefined)).toEqual({
      ...expected,
      unread: null,
      notifications: [{ ...read, kind: null, eventId: null, isRead: null }],
    })
  })

  it.each([
    ['a type from a later version', { type: 'alarm' }, { type: 'unknown' }, ['unknown.notificationType']],
    ['no type', { type: undefined }, { type: 'unknown' }, []],
    [
      'a kind from a later version',
      { 'x-slipway-kind': 'x' },
      { kind: 'unknown' },
      ['unknown.notificationKind'],
    ],
    ['a date that cannot be read', { dateCreatedUtc: 'soon' }, { createdUtc: null }, ['malformed']],
    ['a ticket that is no text', { ticketNum: 7 }, { ticketNum: null, isToast: false }, ['malformed']],
    ['read said in words', { 'x-slipway-read': 'yes' }, { isRead: null }, ['malformed']],
  ])('keep the rest of one with %s, which is counted [LIVE-13]', (_, change, expected, counted) => {
    const { one, left } = readOne(change)
    expect(one).toMatchObject(expected)
    expect(left).toEqual(counted)
  })

  it.each([{ id: 7 }, { id: undefined }, { message: null }, { message: ['a'] }])(
    'leave one out that has %j [LIVE-13]',
    (change) => {
      const { one, left } = readOne(change)
      expect(one).toBeUndefined()
      expect(left).toEqual(['malformed'])
    },
  )

  it('have settings with switches of the kinds that are known, or none', () => {
    const known = { kind: 'prebook', inList: true, asToast: false, isFixed: false }
    const left: string[] = []
    const wire = {
      token: null,
      lang: 'vi',
      'x-slipway-kinds': [known, { ...known, kind: 'dreamt' }, { ...known, inList: 'on' }],
    }
    expect(readNotificationSettings(wire, (what) => void left.push(what))).toEqual({
      token: null,
      language: 'vi',
      switches: [known],
    })
    expect(left).toEqual(['unknown.notificationKind', 'malformed'])
    expect(readNotificationSettings({ token: 'd', lang: 'en' }, () => undefined).switches).toBeNull()
  })
})
