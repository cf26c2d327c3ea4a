import { literal, object, string, type GenericSchema } from 'valibot'

import { fitting } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

interface ReloadFlag {
  readonly version: 1
  /** The name of the script for which the page is reloaded. */
  readonly script: string
}

const reloadFlag: GenericSchema<unknown, ReloadFlag> = object({ version: literal(1), script: string() })

/** That this tab's page was reloaded for a script, so that it is not reloaded again and again [ROUTE-06]. */
export const reloadRecord: StoredRecord<ReloadFlag> = {
  name: 'reload',
  scope: 'tab',
  decode: (value, onLeftOut) => fitting(reloadFlag, value, onLeftOut),
}
