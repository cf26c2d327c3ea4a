import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { PolicySelect } from '#src/features/betSlip/PolicySelect.tsx'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { LanguageSelect } from './LanguageSelect.tsx'
import { OddsTypeSelect } from './OddsTypeSelect.tsx'

beforeEach(() => localStorage.clear())

describe('preferences', () => {
  it('offers the odds types of the partner by their names and remembers the choice [ODDS-01][MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <OddsTypeSelect />)
    const select = screen.getByRole('combobox', { name: 'Odds type' })
    const names = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(names).toEqual(['Euro', 'Hongkong', 'Malay', 'Indo'])
    await user.selectOptions(select, 'Malay')
    expect(client.preferences.get('oddsType')).toBe('malay')
  })

  it('offers the languages of the partner, each by its own name [I18N-01][MEMBER-04]', async () => {
    const { client } = await createClientHarness()
    const user = renderWith(client, <LanguageSelect />)
    const thai = screen.getByRole('option', { name: 'ไทย' })
    expect(thai.getAttribute('lang')).toBe('th')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ไทย')
    expect(client.preferences.get('language')).toBe('th')
  })

  it('begins with any odds where the partner accepts them, and keeps what the member chooses [SLIP-16]', async () => {
    const { client, slip } = await createClientHarness()
    const user = renderWith(client, <PolicySelect />)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When the odds change' })
    expect(select.selectedOptions[0]?.textContent).toBe('Any odds')
    await user.selectOptions(select, 'Better odds only')
    expect(slip.getSnapshot().context.policy).toBe('better')
  })
})
