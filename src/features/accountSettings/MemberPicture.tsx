import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { avatarsQuery } from '#src/api/member/accountSettings.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

import { useChoices, useOfferedChoices } from './useChoices.ts'

const side = 40
// As large before the picture is there.
const style = css({
  display: 'grid',
  placeContent: 'center',
  width: side,
  height: side,
  flex: 'none',
  '> img': { width: side, height: side, borderRadius: '50%' },
})

/** The member's avatar, or the same icon for everybody. The name is next to it. */
export function MemberPicture() {
  const { avatarId } = useChoices()
  const isOffered = useOfferedChoices().avatar
  return isOffered && avatarId !== null ? <Avatar id={avatarId} /> : <Anybody />
}

function Anybody() {
  return <Icon name="user" size={24} />
}

/** Its address stands in the pages of avatars, which are asked for until it is found. */
function Avatar({ id }: { id: string }) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    avatarsQuery(useDeferredClient()),
  )
  const url = data?.pages.flatMap(({ results }) => results).find((avatar) => avatar.id === id)?.url
  const isToBeFound = url === undefined && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isToBeFound) void fetchNextPage()
  }, [isToBeFound, fetchNextPage])
  return <span css={style}>{url === undefined ? <Anybody /> : <img src={url} alt="" />}</span>
}
