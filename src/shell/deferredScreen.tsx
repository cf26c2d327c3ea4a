import type { FunctionComponent } from 'react'

import { type DeferredPart, deferredPart } from '#src/i18n/deferredPart.tsx'

import { ScreenPlace } from './ScreenPlace.tsx'

/**
 * A screen, or a board of one, whose code and texts come when it is opened; meanwhile its place says that it is loading.
 * @param load imports its component
 * @returns the screen, as `deferredPart` makes it
 */
export function deferredScreen<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): DeferredPart<Props> {
  return deferredPart(load, <ScreenPlace />)
}
