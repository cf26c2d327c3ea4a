import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { PolicySelect } from '#src/features/betSlip/policy/PolicySelect.tsx'
import { PressRuleSegment } from '#src/features/betSlip/policy/PressRuleSegment.tsx'
import { choose, chosen, offered } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { CompactRowsSwitch } from './CompactRowsSwitch.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { OddsTypeSegment } from './OddsTypeSegment.tsx'
import { OddsTypeSelect } from './OddsTypeSelect.tsx'

beforeEach(() => localStorage.clear())

describe('preferences', () => {
  it('offers the odds types of the partner by their names and remembers the choice [ODDS-01][MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <OddsTypeSegment />)
    const types = within(screen.getByRole('radiogroup', { name: 'Odds type' })).getAllByRole('radio')
    expect(types.map((type) => type.getAttribute('aria-label'))).toEqual([
      'Euro',
      'Hongkong',
      'Malay',
      'Indo',
    ])
    await choose(user, 'Odds type', 'Malay')
    expect(client.preferences.get('oddsType')).toBe('malay')
  })

  it('offers the same as a menu where they stand in a line [ODDS-01]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <OddsTypeSelect />)
    const types = await offered(user, 'Odds type')
    expect(types.map((type) => type.textContent)).toEqual(['Euro', 'Hongkong', 'Malay', 'Indo'])
    await user.click(screen.getByRole('option', { name: 'Indo' }))
    expect(client.preferences.get('oddsType')).toBe('indo')
  })

  it('offers the languages of the partner, each by its own name [I18N-01][MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <LanguageSelect />)
    await offered(user, 'Language')
    const thai = screen.getByRole('option', { name: 'ไทย' })
    expect(thai.getAttribute('lang')).toBe('th')
    await user.click(thai)
    expect(client.preferences.get('language')).toBe('th')
  })

  it('has rows as usual until the member wants them compact, and remembers it [BROWSE-07] [MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <CompactRowsSwitch />)
    const compact = screen.getByRole('switch', { name: 'Compact rows' })
    expect(compact.getAttribute('aria-checked')).toBe('false')
    expect(client.preferences.get('compactRows')).toBe(false)
    await user.click(compact)
    expect(compact.getAttribute('aria-checked')).toBe('true')
    const again = await createClientHarness()
    expect(again.client.preferences.get('compactRows')).toBe(true)
    await user.click(compact)
    expect(client.preferences.get('compactRows')).toBe(false)
  })

  it('begins with any odds where the partner accepts them, and keeps what the member chooses [SLIP-16]', async () => {
    const { client, slip } = await createClientHarness()
    const user = renderWith(client, <PolicySelect />)
    expect(await chosen('Accept odds changes')).toBe('Any odds')
    await choose(user, 'Accept odds changes', 'Better odds only')
    expect(slip.getSnapshot().context.policy).toBe('better')
  })

  it('replaces a single by another price, or adds it where the member chooses that [SLIP-02]', async () => {
    const { client, slip } = await createClientHarness()
    const user = renderWith(client, <PressRuleSegment />)
    const options = within(screen.getByRole('radiogroup', { name: 'When I press another price' }))
    expect(options.getByRole('radio', { name: 'Replace' })).toHaveProperty('checked', true)
    await user.click(options.getByRole('radio', { name: 'Add' }))
    expect(options.getByRole('radio', { name: 'Add' })).toHaveProperty('checked', true)
    expect(slip.getSnapshot().context.pressRule).toBe('add')
  })
})
