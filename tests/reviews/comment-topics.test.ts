import { expect, test } from 'vitest'
import { describeComments } from '@/components/reviews/review-sections'
import { findTopics, isAbout } from '@/lib/domain/comment-topics'

const say = (comment: string, advantages: string[] = []) => ({
  ...{ title: '', comment, advantages, disadvantages: [] },
})

test('topics are what two comments or more write about, whatever the endings of the words', () => {
  const comments = [
    say('رنگش از عکس تیره‌تر است.'),
    say('از همه بیشتر رنگ‌هایش را دوست دارم.'),
    say('عکس شب عالی می‌گیرد و ارزان بود.'),
    say('سریع رسید.', ['صدای بلند']),
  ]
  expect(findTopics(comments)).toEqual([
    { text: 'کیفیت عکس', count: 2 },
    { text: 'رنگ', count: 2 },
  ])
  expect(findTopics(comments.slice(2))).toEqual([])
})

test('a word inside another is not written about', () => {
  expect(isAbout(say('صفحه‌کلید پررنگی دارد'), 'رنگ')).toBe(false)
  expect(isAbout(say('هم‌قیمت‌هایش ضعیف‌ترند'), 'قیمت')).toBe(true)
  expect(isAbout(say('سبک است'), 'ناشناخته')).toBe(false)
})

test('a point is written about where it is named as it is', () => {
  expect(isAbout(say('خوب است', ['شارژ بادوام']), 'شارژ بادوام')).toBe(true)
  expect(isAbout(say('خوب است', ['شارژ کوتاه']), 'شارژ بادوام')).toBe(false)
})

test('one sentence says what they advise and what they write about', () => {
  const topics = [
    { text: 'عکس', count: 4 },
    { text: 'قیمت', count: 2 },
    { text: 'رنگ', count: 2 },
  ]
  expect(describeComments({ yes: 6, all: 7 }, topics)).toBe(
    '۸۶٪ از کسانی که نظر داده‌اند خرید این کالا را پیشنهاد کرده‌اند؛ بیش از همه از «عکس» و «قیمت» نوشته‌اند.',
  )
  expect(describeComments({ yes: 0, all: 0 }, [])).toBeNull()
})

test('what few advise is counted, as a percentage of two says too much', () => {
  expect(describeComments({ yes: 2, all: 2 }, [])).toBe(
    '۲ نفر از ۲ نفری که پاسخ داده‌اند خرید این کالا را پیشنهاد کرده‌اند.',
  )
  expect(describeComments({ yes: 1, all: 1 }, []), 'the one says it itself').toBeNull()
  expect(describeComments({ yes: 4, all: 5 }, [])).toMatch(/^۸۰٪ از کسانی/)
})
