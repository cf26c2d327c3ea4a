import { expect, it } from 'vitest'

import { notificationTypes } from './notification.ts'

it('a notification says something, or that something went well, or that it did not [MEMBER-01]', () => {
  expect(notificationTypes).toEqual(['info', 'success', 'danger'])
})
