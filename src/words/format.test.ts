import { describe, expect, it } from 'vitest'

import { languages, type Language } from '#domain/language.ts'
import { money } from '#domain/money.ts'
import { loadDayjsLocale } from '#src/i18n/dayjsLocales.ts'
import { isTimeZone } from '#src/i18n/timeZone.ts'
import { testSettings } from '#src/testing/storage.ts'

import { createFormat } from './format.ts'

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

  it("name weekdays in the member's language [ODDS-04]", async () => {
    await Promise.all([loadDayjsLocale('zh-hant'), loadDayjsLocale('ru')])
    expect(format('zh-hant', 'UTC').kickOff(start)).toBe('週六 21/11 16:30')
    expect(format('ru', 'UTC').kickOff(start)).toBe('сбт 21/11 16:30')
  })

  it.each(languages)('have Gregorian years and Latin digits in %s [I18N-02]', async (language) => {
    await loadDayjsLocale(language)
    const own = format(language, 'UTC')
    expect(own.date(start)).toBe('21/11/2026')
    expect(own.kickOff(start)).toMatch(/21\/11 16:30$/)
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

  it('is shortened for narrow places, cut off and never rounded [ODDS-03]', () => {
    expect(format('en', 'UTC').money(amount, { abbreviate: true })).toBe('¥1.23M')
  })

  it('separates as the language does [I18N-02]', () => {
    expect(format('es', 'UTC').money(amount)).toBe('¥1.234.567,89')
  })
})
