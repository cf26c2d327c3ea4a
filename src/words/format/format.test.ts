import { describe, expect, it, vi } from 'vitest'

import { money } from '#domain/money/money.ts'
import { languages, type Language } from '#domain/session/language.ts'
import { isTimeZone } from '#src/i18n/timeZone.ts'
import { testSettings } from '#src/testing/storage.ts'

import { createFormat } from './format.ts'
import { startLabels } from './starts.ts'

const start = Date.UTC(2026, 10, 21, 16, 30)
const { currency } = testSettings

function format(language: Language, timeZone: string, change: Partial<typeof currency> = {}) {
  return createFormat({ language, timeZone, currency: { ...currency, ...change } })
}

describe('dates', () => {
  it("are in the member's time zone, over midnight and half hours [BROWSE-07] [ODDS-04]", () => {
    const shanghai = format('en', 'Asia/Shanghai')
    expect(shanghai.kickOff(start)).toBe('Sun 22/11 00:30')
    expect(shanghai.dateTime(start)).toBe('22/11/2026 00:30')
    expect(shanghai.isoDay(start)).toBe('2026-11-22')
    expect(shanghai.zone(start)).toBe('GMT+8')
    const newYork = format('en', 'America/New_York')
    expect(newYork.kickOff(start)).toBe('Sat 21/11 11:30')
    expect(newYork.zone(Date.UTC(2026, 6, 1))).toBe('GMT-4')
    expect(format('en', 'Asia/Kolkata').zone(start)).toBe('GMT+5:30')
  })

  it.each([
    ['Asia/Kathmandu', '2026-11-21T16:30Z', 'Sat 21/11 22:15', 'GMT+5:45'],
    ['Pacific/Marquesas', '2026-11-21T06:00Z', 'Fri 20/11 20:30', 'GMT-9:30'],
    ['America/St_Johns', '2026-11-21T02:00Z', 'Fri 20/11 22:30', 'GMT-3:30'],
    ['America/Sao_Paulo', '2026-11-21T16:30Z', 'Sat 21/11 13:30', 'GMT-3'],
    ['Pacific/Kiritimati', '2026-12-31T10:00Z', 'Fri 01/01 00:00', 'GMT+14'],
    ['Pacific/Pago_Pago', '2026-01-01T10:59Z', 'Wed 31/12 23:59', 'GMT-11'],
    ['UTC', '2026-02-28T23:59Z', 'Sat 28/02 23:59', 'GMT+0'],
    // Half an hour of summer time: it ends on 5 April 2026 at 02:00, which becomes 01:30.
    ['Australia/Lord_Howe', '2026-04-04T14:59Z', 'Sun 05/04 01:59', 'GMT+11'],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z', 'Sun 05/04 01:30', 'GMT+10:30'],
    // Ends on the same day at 03:45, which becomes 02:45.
    ['Pacific/Chatham', '2026-04-04T13:59Z', 'Sun 05/04 03:44', 'GMT+13:45'],
    ['Pacific/Chatham', '2026-04-04T14:00Z', 'Sun 05/04 02:45', 'GMT+12:45'],
    // The hour that is left out, and the one that comes twice.
    ['America/New_York', '2026-03-08T06:59Z', 'Sun 08/03 01:59', 'GMT-5'],
    ['America/New_York', '2026-03-08T07:00Z', 'Sun 08/03 03:00', 'GMT-4'],
    ['Europe/Berlin', '2026-10-25T00:30Z', 'Sun 25/10 02:30', 'GMT+2'],
    ['Europe/Berlin', '2026-10-25T01:30Z', 'Sun 25/10 02:30', 'GMT+1'],
    // Midnight is 00, and one day later than the minute before.
    ['America/New_York', '2026-11-22T05:00Z', 'Sun 22/11 00:00', 'GMT-5'],
  ])('in %s at %s read %s, %s [ODDS-04]', (timeZone, moment, kickOff, zone) => {
    const ms = Date.parse(moment)
    const own = format('en', timeZone)
    expect(own.kickOff(ms)).toBe(kickOff)
    expect(own.zone(ms)).toBe(zone)
    expect(startLabels(own, ms, '')).toEqual({
      time: kickOff.split(' ')[2],
      day: kickOff.split(' ').slice(0, 2).join(' '),
      full: kickOff,
    })
  })

  it('say what the wall shows at moments of a whole year, in zones that are hard [ODDS-04]', () => {
    const zones = ['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Africa/Casablanca', 'UTC']
    for (const timeZone of zones) {
      const own = format('en', timeZone)
      for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 397 * 60_000) {
        const [, sign, hours, minutes = '0'] = /^GMT([+-])(\d+)(?::(\d+))?$/.exec(own.zone(ms)) ?? []
        const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
        const wall = new Date(ms + ahead).toISOString()
        expect(`${own.isoDay(ms)}T${own.time(ms)}`).toBe(wall.slice(0, 16))
      }
    }
  })

  it.each([
    ['en', /^Sat 21\/11$/, '21/11/2026'],
    ['zh-Hans', /^11\/21 周六$/, '2026/11/21'],
    // The browser's own abbreviations: releases of its data differ in how short these two are.
    ['vi', /^(?:T7|Th 7|Thứ 7) 21\/11$/, '21/11/2026'],
    ['th', /^(?:ส\.|เสาร์) 21\/11$/, '21/11/2026'],
    ['id', /^Sab, 21\/11$/, '21/11/2026'],
    ['ms', /^Sab 21\/11$/, '21/11/2026'],
    ['ja', /^11\/21\(土\)$/, '2026/11/21'],
    ['ko', /^11\.21\(토\)$/, '2026.11.21'],
    ['es', /^sáb\.? 21\/11$/, '21/11/2026'],
    ['ru', /^сб, 21\.11$/, '21.11.2026'],
    ['pt', /^sáb\.? 21\/11$/, '21/11/2026'],
    ['zh-Hant', /^11\/21 週六$/, '2026/11/21'],
  ] as const)(
    "name weekdays and order days as the member's language does: in %s as %s, %s [ODDS-04] [I18N-02]",
    (language, weekday, date) => {
      const own = format(language, 'UTC')
      expect(own.weekday(start)).toMatch(weekday)
      expect(own.kickOff(start)).toBe(`${own.weekday(start)} 16:30`)
      expect([own.date(start), own.dateTime(start)]).toEqual([date, `${date} 16:30`])
    },
  )

  it.each(languages)('have Gregorian years and Latin digits in %s [I18N-02]', (language) => {
    const own = format(language, 'UTC')
    expect([...own.date(start).matchAll(/\d+/g)].map(String).toSorted()).toEqual(['11', '2026', '21'])
    expect(own.kickOff(start)).toMatch(/(?:21.11|11.21).* 16:30$/)
  })

  it('are read off the wall once a minute by a clock that asks each second: what is kept does not grow by more', () => {
    const own = format('en', 'Asia/Kathmandu')
    const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    for (let second = 0; second < 120; second += 1) own.isoDay(Date.UTC(2031, 4, 5) + second * 1_000)
    expect(read).toHaveBeenCalledTimes(2)
    read.mockRestore()
  })

  it('of a hundred rows are made with the formatters of the first [BROWSE-05]', () => {
    format('ru', 'Asia/Tashkent').kickOff(start)
    const { DateTimeFormat } = Intl
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...args) {
      return new DateTimeFormat(...args)
    })
    for (let row = 0; row < 100; row += 1) {
      const own = format('ru', 'Asia/Tashkent')
      expect(own.kickOff(start + row * 60_000)).toMatch(/^[а-я]+, \d\d\.11 \d\d:\d\d$/)
    }
    expect(made).not.toHaveBeenCalled()
    format('ru', 'Asia/Almaty').kickOff(start)
    expect(made).toHaveBeenCalled()
  })

  it('are only asked for in zones that the browser knows', () => {
    expect(isTimeZone('Asia/Shanghai')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})

describe('money', () => {
  const amount = money(123_456_789, 'CNY', 2)

  it('shows the symbol where the partner shows it [ODDS-03]', () => {
    expect(format('en', 'UTC').money(amount)).toBe('¥1,234,567.89')
    expect(format('en', 'UTC', { showSymbol: false }).money(amount)).toBe('1,234,567.89')
  })

  it('is shown in thousands where the partner says so, but never where it is about to be paid [ODDS-03]', () => {
    const inK = format('en', 'UTC', { inK: true })
    expect(inK.money(amount)).toBe('¥1,234.56K')
    expect(inK.money(amount, { exact: true })).toBe('¥1,234,567.89')
  })

  it('is shortened for narrow places, truncated and never rounded [ODDS-03]', () => {
    expect(format('en', 'UTC').money(amount, { abbreviate: true })).toBe('¥1.23M')
  })

  it('separates as the language does [I18N-02]', () => {
    expect(format('es', 'UTC').money(amount)).toBe('¥1.234.567,89')
  })

  it('names its currency wherever it is spelled out: by its symbol, else by its code [ODDS-03]', () => {
    expect(format('en', 'UTC', { inK: true }).amount(amount)).toBe('¥1,234,567.89')
    expect(format('en', 'UTC', { inK: true, showSymbol: false }).amount(amount)).toBe('1,234,567.89\u00a0CNY')
  })
})

describe('counts and shares', () => {
  it('are written as the language writes them, and in short [I18N-02]', () => {
    const of = (language: Language) => createFormat({ language, timeZone: 'UTC', currency: null })
    expect([of('en').count(950), of('en').count(40_390), of('en').percent(0.474)]).toEqual([
      '950',
      '40.3K',
      '47%',
    ])
    expect([of('es').count(40_390), of('es').percent(0.47)]).toEqual(['40,3\u00a0mil', '47\u00a0%'])
    expect([of('ru').count(40_390), of('ru').percent(0.47)]).toEqual(['40,3\u00a0тыс.', '47\u00a0%'])
  })
})
