import { describe, expect, it } from 'vitest'

import { amountText } from '#domain/money/money.ts'
import { buildSettings, yuan } from '#src/testing/builders.ts'

import { ownQuickStakes, quickStakesOf, readQuickStake, withQuickStakes } from './quickStakes.ts'

const settings = { ...buildSettings(), betIncrements: [yuan(50), yuan(100)] }
const shown = (kept: Record<string, string[]>) => quickStakesOf(kept, settings).map(amountText)
const ofPartner = ['50.00', '100.00']

describe('quick stakes', () => {
  it("are the partner's increments until the member has some in this currency [SLIP-06]", () => {
    expect(shown({})).toEqual(ofPartner)
    expect(shown({ USD: ['5'] })).toEqual(ofPartner)
    expect(shown({ CNY: ['7.5', '1234.56'] })).toEqual(['7.50', '1234.56'])
  })

  it.each([
    ['no amount', ['20', 'x']],
    ['nothing', ['']],
    ['zero', ['0', '20']],
    ['below zero', ['-5']],
    ['more decimals than the currency has', ['1.234567']],
    ['more than an amount can be', ['9'.repeat(30)]],
    ['none at all', []],
    ['more of them than have a place', ['1', '2', '3', '4', '5', '6', '7']],
  ])("are the partner's where what is kept is %s [SLIP-06] [LIVE-13]", (_, texts) => {
    expect(ownQuickStakes({ CNY: texts }, settings)).toBeNull()
    expect(shown({ CNY: texts })).toEqual(ofPartner)
  })

  it('are kept by currency, the least first, each once, and given up where none is left [SLIP-06]', () => {
    const kept = withQuickStakes({ USD: ['5'] }, 'CNY', [yuan(300), yuan(20), yuan(300)])
    expect(kept).toEqual({ USD: ['5'], CNY: ['20.00', '300.00'] })
    expect(withQuickStakes(kept, 'CNY', [])).toEqual({ USD: ['5'] })
  })

  it('are read as a stake is, and zero is not one [SLIP-06]', () => {
    expect(readQuickStake('1 250,5', settings.currency)).toEqual({ ok: true, money: yuan(1_250.5) })
    expect(readQuickStake('0', settings.currency)).toEqual({ ok: false, reason: 'empty' })
    expect(readQuickStake('1.234', settings.currency)).toEqual({ ok: false, reason: 'ambiguous' })
  })
})
