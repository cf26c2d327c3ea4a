import { describe, expect, it } from 'vitest'

import { createUnseen } from './unseen.ts'

describe('what nobody shows', () => {
  it('is gone at the second look, unless it was shown or came again between', () => {
    const unseen = createUnseen<string>()
    const keys = ['shown', 'never', 'renewed', 'later']
    expect(unseen.look(keys, (key) => key === 'shown')).toEqual([])
    unseen.renew('renewed')
    expect(unseen.look(keys, (key) => key === 'later')).toEqual(['never'])
    expect(unseen.look(keys, () => false)).toEqual(['shown', 'renewed'])
  })

  it('is nothing at the first look after everything was forgotten', () => {
    const unseen = createUnseen<string>()
    unseen.look(['one'], () => false)
    unseen.clear()
    expect(unseen.look(['one'], () => false)).toEqual([])
  })
})
