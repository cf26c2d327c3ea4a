import type { Settings } from '#machines/session/settings.ts'

/** What is known of the device: `navigator`. */
interface DeviceWords {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** For which of the partner's apps a device is: an iPad says that it is a Mac, which has no touch screen. */
export function systemOf({ userAgent, maxTouchPoints }: DeviceWords): 'ios' | 'android' | null {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /\bAndroid\b/.test(userAgent) ? 'android' : null
}

/** Where a device gets the partner's app; null if the partner has no app for it. */
export function appAddress(
  { iosUrl, androidUrl }: Pick<Settings['app'], 'iosUrl' | 'androidUrl'>,
  device: DeviceWords,
): string | null {
  const system = systemOf(device)
  if (system === null) return null
  return system === 'ios' ? iosUrl : androidUrl
}
