import { expect, it } from 'vitest'

import { channelName } from './live.ts'

it('has a client of one release and a page of another talk over a channel of the same name [CHART-05]', () => {
  expect(channelName).toBe('slipway inspection')
})
