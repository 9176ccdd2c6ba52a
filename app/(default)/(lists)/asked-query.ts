import { notFound } from 'next/navigation'
import {
  parseListQuery,
  type ListQuery,
  type SearchParams,
} from '@/components/catalogue/list-query'

export type Search = { searchParams: Promise<SearchParams> }
export type OneOf = { params: Promise<{ slug: string }> }

export const plain: ListQuery = { page: 1 }

export async function askedQuery({ searchParams }: Search): Promise<ListQuery> {
  return parseListQuery(await searchParams) ?? notFound()
}
