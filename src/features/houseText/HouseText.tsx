import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { defaultLanguage, isLanguage, type Language } from '#domain/session/language.ts'
import { languageName } from '#domain/session/languageNames.ts'
import { type FoundText, type HouseTextName, houseTextQuery } from '#src/api/house/texts.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient, useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { Reader } from './Reader.tsx'

const styles = {
  text: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    padding: `${space[3]}px ${space[2]}px`,
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    minHeight: '1.75rem',
    '> h1': { fontSize: text.l, fontWeight: 500 },
  }),
  date: css({ fontSize: text.xs, color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums' }),
  missing: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]}px ${space[3]}px`,
  }),
  lines: css({ display: 'grid', gap: space[3], padding: space[4] }),
}

interface HouseTextProps {
  name: HouseTextName
  /** The heading of the screen. */
  heading: ReactNode
}

/**
 * A text that the house publishes: its rules, or a guide. In the member's language, or where that has none in the partner's
 * default one, and it says so [MEMBER-05] [SRV-04].
 */
export function HouseText({ name, heading }: HouseTextProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { settings } = useSession()
  const chosen = usePreference('language')
  // The language that is on: of one that is only chosen the texts are still on their way.
  const own = isLanguage(i18n.locale) ? i18n.locale : chosen
  const [wanted, setWanted] = useState<Language | null>(null)
  const languages = [
    ...new Set([wanted ?? own, own, settings.defaultLanguage, defaultLanguage, 'en' as const]),
  ]
  const query = useQuery(houseTextQuery(useClient(), name, languages))
  const updated = query.data?.text.updatedUtc ?? null
  return (
    <div css={styles.text}>
      <div css={styles.head}>
        {heading}
        {updated !== null && (
          <span css={styles.date}>
            <Trans context="when rules or a guide were last changed">Updated {format.date(updated)}</Trans>
          </span>
        )}
      </div>
      <Queried
        query={query}
        loading={<Trans>Loading the text</Trans>}
        skeleton={<Lines />}
        failed={<Trans>Couldn't load this text</Trans>}
        old={<Trans>This text may not be up to date.</Trans>}
      >
        {(found) => <Shown found={found} own={own} onLanguage={setWanted} />}
      </Queried>
    </div>
  )
}

interface ShownProps {
  found: FoundText | null
  own: Language
  onLanguage: (language: Language) => void
}

function Shown({ found, own, onLanguage }: ShownProps) {
  if (found === null || found.text.sections.length === 0)
    return (
      <EmptyState icon="info" title={<Trans>Nothing to read yet</Trans>}>
        <Trans>This text has not been published yet.</Trans>
      </EmptyState>
    )
  const { language, text: shown } = found
  const [wanted, instead] = [languageName(own), languageName(language)]
  return (
    <>
      {language !== own && (
        <Notice>
          <div css={styles.missing}>
            <span>
              <Trans>
                This text isn't available in {wanted} yet. It is shown in {instead}.
              </Trans>
            </span>
            {language !== 'en' && (
              <Button onClick={() => onLanguage('en')}>
                <Trans context="button: shows a text in English">Read in English</Trans>
              </Button>
            )}
          </div>
        </Notice>
      )}
      <Reader key={language} sections={shown.sections} language={language} />
    </>
  )
}

function Lines() {
  return (
    <div css={styles.lines}>
      <Skeleton width="40%" height={24} />
      {[96, 92, 97, 60, 94, 88].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  )
}
