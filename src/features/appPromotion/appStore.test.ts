import { describe, expect, it } from 'vitest'

import { appAddress } from './appStore.ts'

const app = { iosUrl: 'https://a.test/i', androidUrl: 'https://a.test/a' }
const words = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
}

describe("the partner's app", () => {
  it.each([
    ['an iPhone', words.iphone, 5, app.iosUrl],
    ['an iPad, which says that it is a Mac', words.mac, 5, app.iosUrl],
    ['a Mac', words.mac, 0, null],
    ['an Android phone', words.android, 5, app.androidUrl],
    ['Windows', words.windows, 10, null],
    ['who says nothing', '', 0, null],
  ])('has its address for %s, if there is one [MEMBER-09]', (_, userAgent, maxTouchPoints, address) => {
    expect(appAddress(app, { userAgent, maxTouchPoints })).toBe(address)
    expect(appAddress({ iosUrl: null, androidUrl: null }, { userAgent, maxTouchPoints })).toBeNull()
  })
})
