import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { errors } from '#domain/session/errorCatalogue.ts'
import { bigCombosQuery } from '#src/api/boards/bigCombos.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { rail } from '#src/ui/list/rail.ts'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { BigComboCard } from './BigComboCard.tsx'

const styles = {
  all: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '> li': { display: 'grid' },
  }),
  rail: css(rail, { '> li': { width: 'min(300px, calc(100vw - 48px))' } }),
}

/** px of a card of three selections. */
const usualHeight = 244

interface BigCombosProps {
  /** One of them is in the slip, or is asked to be shown there. */
  onFollowed: () => void
  /** Side by side, to be scrolled through; else as many a line as have room. */
  isRail?: boolean
}

/** The combinations that are put forward [SLIP-13] [BROWSE-11]. */
export function BigCombos({ onFollowed, isRail = false }: BigCombosProps) {
  const { t, i18n } = useLingui()
  return (
    <div css={styles.all}>
      <Queried
        query={useQuery(bigCombosQuery(useClient()))}
        loading={<Trans>Loading the big combos</Trans>}
        skeleton={
          <ul css={isRail ? styles.rail : styles.cards} aria-hidden="true">
            {Array.from({ length: 3 }, (_, at) => (
              <li key={at}>
                <Skeleton height={usualHeight} />
              </li>
            ))}
          </ul>
        }
        failed={<Trans>Couldn't load the big combos</Trans>}
        old={<Trans>These combos may not be up to date.</Trans>}
      >
        {(combos) =>
          combos.length === 0 ? (
            <EmptyState icon="slip" title={errorText(i18n, { code: errors.noResult.code })}>
              <Trans>No big combos right now. New ones appear here.</Trans>
            </EmptyState>
          ) : (
            <ul css={isRail ? styles.rail : styles.cards} aria-label={t`Big combos`}>
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
