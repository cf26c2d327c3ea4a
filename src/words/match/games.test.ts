import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { gameName } from './games.ts'

const i18n = setupI18n({ locale: 'es', messages: { es: {} } })

describe('the name of a game', () => {
  it("is the server's, else the catalogue's [BROWSE-15]", () => {
    expect(gameName(i18n, '999', ' Chess ')).toBe('Chess')
    expect(gameName(i18n, '2', '')).toBe('Dota 2')
  })

  it("without either is a number in the member's language [BROWSE-15]", () => {
    const asked: string[] = []
    const spanish = setupI18n({
      locale: 'es',
      messages: { es: {} },
      missing: (_locale, id) => {
        asked.push(id)
        return 'Juego 999'
      },
    })
    expect(gameName(spanish, '999', '')).toBe('Juego 999')
    expect(asked).toHaveLength(1)
  })
})
