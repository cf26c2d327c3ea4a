import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { errors } from '#domain/errorCatalogue.ts'
import { bigCombosQuery } from '#src/api/bigCombos.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { BigComboCard } from './BigComboCard.tsx'

const styles = {
  all: css({ display: 'grid', gap: space[3] }),
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '> li': { display: 'grid' },
  }),
}

/** px of a card of four legs. */
const usualHeight = 348

/**
 * The combinations that are put forward [SLIP-13] [BROWSE-11].
 * @param props.onFollowed one of them is in the slip, or is asked to be shown there
 */
export function BigCombos({ onFollowed }: { onFollowed: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <div css={styles.all}>
      <Queried
        query={useQuery(bigCombosQuery(useClient()))}
        loading={<Trans>Loading the big combos</Trans>}
        skeleton={
          <div css={styles.cards}>
            {Array.from({ length: 3 }, (_, at) => (
              <Skeleton key={at} height={usualHeight} />
            ))}
          </div>
        }
        failed={<Trans>The big combos could not be loaded</Trans>}
        old={<Trans>These combos may not be up to date.</Trans>}
      >
        {(combos) =>
          combos.length === 0 ? (
            <EmptyState icon="slip" title={errorText(i18n, { code: errors.noResult.code })}>
              <Trans>No combo is put forward now. New ones appear by themselves.</Trans>
            </EmptyState>
          ) : (
            <ul css={styles.cards} aria-label={t`Big combos`}>
              {combos.map((combo) => (
                <li key={combo.id}>
                  <BigComboCard combo={combo} onFollowed={onFollowed} />
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
    </div>
  )
}
