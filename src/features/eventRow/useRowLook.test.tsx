import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { type Device, useDevice } from '#src/ui/theme/device.ts'

import { compactHeights, eventRowHeights } from './rowHeight.ts'
import { useRowLook } from './useRowLook.ts'

beforeEach(() => localStorage.clear())

function Look() {
  const { heights, compact } = useRowLook(useDevice())
  return (
    <p data-testid="look">
      {cssHeight(heights[2])} {compact === null ? 'usual' : 'compact'}
    </p>
  )
}

const usual = (device: Device): string => `${cssHeight(eventRowHeights(device)[2])} usual`
const compact = `${cssHeight(compactHeights[2])} compact`
const look = (): string | null => screen.getByTestId('look').textContent

describe('the rows of a list', () => {
  it('are compact on a phone as soon as the member wants it, and as usual again [BROWSE-07] [DEVICE-01]', async () => {
    pretendDevice('phone')
    const { client } = await createClientHarness()
    renderWith(client, <Look />)
    expect(look()).toBe(usual('phone'))
    act(() => client.preferences.set('compactRows', true))
    // Their style comes then, and height and style go together.
    await waitFor(() => expect(look()).toBe(compact), { timeout: 10_000 })
    act(() => client.preferences.set('compactRows', false))
    expect(look()).toBe(usual('phone'))
  })

  it('are as usual on wider pages, whatever the member wants on a phone [BROWSE-07] [DEVICE-01]', async () => {
    const { client } = await createClientHarness()
    act(() => client.preferences.set('compactRows', true))
    for (const device of ['pad', 'desktop'] as const) {
      pretendDevice(device)
      renderWith(client, <Look />)
      expect(look()).toBe(usual(device))
    }
  })
})
