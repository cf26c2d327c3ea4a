import { literal, object, string, type GenericSchema } from 'valibot'

import { fitting } from './guards.ts'
import type { StoredRecord } from './storage.ts'

interface ReloadFlag {
  readonly version: 1
  /** The name of the script for whose sake the page is loaded anew. */
  readonly script: string
}

const reloadFlag: GenericSchema<unknown, ReloadFlag> = object({ version: literal(1), script: string() })

/** That this tab's page was loaded anew for a script, so that it is not done again and again [ROUTE-06]. */
export const reloadRecord: StoredRecord<ReloadFlag> = {
  name: 'reload',
  scope: 'tab',
  decode: (value, onLeftOut) => fitting(reloadFlag, value, onLeftOut),
}
