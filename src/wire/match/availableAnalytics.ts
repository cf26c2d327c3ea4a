import { boolean, object } from 'valibot'

import { read, readableEntries, type Tell } from '#src/wire/base/read.ts'

const available = readableEntries(object({ available: boolean() }))

/** What can be looked at beside an event's markets, by the names of the wire. @throws Unreadable */
export function readAvailableAnalytics(value: unknown, onLeftOut: Tell): ReadonlySet<string> {
  const tabs = Object.entries(read(available, value, onLeftOut))
  return new Set(tabs.filter(([, tab]) => tab.available).map(([id]) => id))
}
