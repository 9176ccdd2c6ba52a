import type { Database } from '../database'
import { addresses, favorites, follows, likes, postComments, posts, users } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { createChance, type Past } from './chance'
import { customers, postComments as demoPostComments } from './demo/customers'
import { customerPictures, postPictures } from './demo/pictures'
import { postProducts } from './demo/post-products'
import type { SeededProduct } from './seed-catalogue'
import { cityId, stateIdOf } from './seed-essentials'
import type { SeededMedia } from './seeded-media'

export const DEMO_CUSTOMER_ID = 1
const STREETS = ['خیابان ولیعصر', 'خیابان سعدی', 'بلوار آزادی', 'کوچهٔ نسترن', 'خیابان بهار']

export async function seedPeople(
  db: Database,
  past: Past,
  mediaRows: SeededMedia,
  products: SeededProduct[],
): Promise<void> {
  const chance = createChance(24)
  const people = customers.map((customer, i) => ({ ...customer, id: i + 1 }))
  await bulkInsert(
    db,
    users,
    people.map((person, i) => ({
      id: person.id,
      mobile: person.mobile,
      name: person.profileName,
      bio: person.bio,
      firstName: person.firstName,
      lastName: person.lastName,
      imageId: mediaRows.idOf(customerPictures[i] ?? ''),
      createdAt: past.daysAgo(person.daysAgo),
    })),
  )
  await bulkInsert(
    db,
    addresses,
    people.map((person, i) => ({
      id: person.id,
      userId: person.id,
      title: 'خانه',
      receiverName: `${person.firstName} ${person.lastName}`,
      receiverMobile: person.mobile,
      stateId: stateIdOf(person.city),
      cityId: cityId(person.city),
      postalCode: String(1_345_678_900 + i * 7),
      detail: `${STREETS[i % STREETS.length]}، نبش کوچهٔ ${chance.pick(['یاس', 'لاله', 'سرو'])}`,
      plate: String(chance.whole(1, 90)),
      unit: String(chance.whole(1, 12)),
      isDefault: true,
    })),
  )
  await seedPosts(db, past, mediaRows, products)
  await bulkInsert(
    db,
    favorites,
    products.slice(0, 8).map((product, i) => ({
      userId: DEMO_CUSTOMER_ID,
      relateTo: 'product',
      relateId: product.id,
      createdAt: past.daysAgo(i),
    })),
  )
  for (const table of [users, addresses]) await continueIds(db, table)
}

/** Of what was said of a post, the later has less time behind it. */
function soonAfter(post: number, at: number): number {
  return 20 - demoPostComments.slice(0, at).filter((one) => one.post === post).length * 4
}

async function seedPosts(
  db: Database,
  past: Past,
  mediaRows: SeededMedia,
  products: SeededProduct[],
): Promise<void> {
  const flat = customers.flatMap((customer, i) =>
    customer.posts.map((post) => ({ ...post, userId: i + 1 })),
  )
  await bulkInsert(
    db,
    posts,
    flat.map(({ userId, text, daysAgo }, i) => ({
      id: i + 1,
      userId,
      text,
      mediaId: mediaRows.idOf(postPictures[i] ?? ''),
      productId: products.find(({ slug }) => slug === postProducts[i])?.id ?? null,
      createdAt: past.daysAgo(daysAgo),
    })),
  )
  await bulkInsert(
    db,
    postComments,
    demoPostComments.map(({ post, by, text }, i) => ({
      postId: post + 1,
      userId: by + 1,
      comment: text,
      createdAt: past.daysAgo((flat[post]?.daysAgo ?? 1) - 1, soonAfter(post, i)),
    })),
  )
  const people = customers.map((_, i) => i + 1)
  const pairs = flat.flatMap((post, i) =>
    people
      .filter((id) => id !== post.userId && (id * 7 + i * 5) % 4 === 0)
      .map((userId) => ({ postId: i + 1, userId })),
  )
  await bulkInsert(db, likes, pairs)
  await bulkInsert(
    db,
    follows,
    people.flatMap((followerId) =>
      people
        .filter((id) => id !== followerId && (id + followerId * 3) % 5 === 0)
        .map((followedId) => ({ followerId, followedId })),
    ),
  )
  await continueIds(db, posts)
}
