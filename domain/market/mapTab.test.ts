import { describe, expect, it } from 'vitest'

import { mapOfTab, mapTab, mostMaps } from './mapTab.ts'

describe('the tab of a map [BROWSE-08]', () => {
  it('is called by its number, from the first to the nineteenth', () => {
    expect(mapTab(1)).toBe('MAP 1')
    expect(mapTab(mostMaps)).toBe('MAP 19')
    expect(mapOfTab('MAP 1')).toBe(1)
    expect(mapOfTab('MAP 19')).toBe(19)
  })

  it('is not one that only begins, ends or looks like it', () => {
    for (const name of ['MAP', 'MAP ', 'MAP 1x', 'A MAP 1', 'MAP x', 'map 1', 'MAP  1', 'MAIN'])
      expect(mapOfTab(name)).toBeNull()
  })
})
