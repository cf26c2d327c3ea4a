import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

import type { OddsType } from '#domain/odds.ts'

/** The names of the odds types: Euro, Hongkong, Malay, Indo. */
export function useOddsTypeName(): (type: OddsType) => string {
  const { t } = useLingui()
  return useCallback(
    (type) => {
      switch (type) {
        case 'euro':
          return t`Euro`
        case 'hongkong':
          return t`Hongkong`
        case 'malay':
          return t`Malay`
        case 'indo':
          return t`Indo`
      }
    },
    [t],
  )
}
