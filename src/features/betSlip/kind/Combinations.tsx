import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import { legLetter, lineCount, subsets } from '#domain/bets/combination.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { systemSizeName } from '#src/words/slip/systemSizes.ts'

const styles = {
  all: css({ fontSize: text.s, color: 'var(--text-2)', '> summary': { minHeight: 32, cursor: 'pointer' } }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space[1]}px ${space[3]}px`,
    margin: 0,
    '> dd': { margin: 0, overflowWrap: 'anywhere', color: 'var(--text-1)' },
  }),
}

/** What a system is made of, size by size, by the letters of its legs [SLIP-11]. */
export function Combinations({ legs }: { legs: number }) {
  const { i18n } = useLingui()
  const letters = Array.from({ length: legs }, (_, at) => legLetter(at))
  const sizes = kinds.mix.sizes(legs)
  if (sizes.length === 0) return null
  return (
    <details css={styles.all}>
      <summary>
        <Trans>Combinations</Trans>
      </summary>
      <dl css={styles.list}>
        {sizes.map((size) => (
          <Size
            key={size}
            name={systemSizeName(i18n, size, lineCount(legs, size))}
            combinations={[...subsets(letters, size)].map((chosen) => chosen.join(''))}
          />
        ))}
      </dl>
    </details>
  )
}

function Size({ name, combinations }: { name: string; combinations: readonly string[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{combinations.join(', ')}</dd>
    </>
  )
}
