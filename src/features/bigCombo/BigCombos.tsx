import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { errors } from '#domain/errorCatalogue.ts'
import { failureOf } from '#machines/failure.ts'
import { bigCombosQuery } from '#src/api/bigCombos.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/useAskAgain.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { RetryNotice } from '#src/ui/RetryNotice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StillLoading } from '#src/ui/StillLoading.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
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
  const askAgain = useAskAgain()
  const { data: combos, error, isError, refetch } = useQuery(bigCombosQuery(useClient()))
  if (combos === undefined)
    return isError ? (
      <ErrorState title={<Trans>The big combos could not be loaded</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <div role="status" css={styles.cards}>
          <VisuallyHidden>
            <Trans>Loading the big combos</Trans>
          </VisuallyHidden>
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} height={usualHeight} />
          ))}
        </div>
      </StillLoading>
    )
  return (
    <div css={styles.all}>
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <Trans>These combos may not be up to date.</Trans>
        </RetryNotice>
      )}
      {combos.length === 0 ? (
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
      )}
    </div>
  )
}
