import { learnFavorites } from '@/components/favorites/learn-favorites'
import { ApiFailure } from '@/lib/api/failure'
import { fetchProfile } from '@/lib/api/profile'
import { profileStore } from '@/stores/profile'
import { resetUser } from '@/stores/reset'
import { currentToken, userStore } from '@/stores/user'

const DEAD = [401, 419]

type Learnt = 'known' | 'unknown' | 'unreached'

async function learnProfile(): Promise<void> {
  const token = currentToken()
  const { user, profile } = await fetchProfile()
  if (currentToken() !== token) return
  const name = profile.name || [user.first_name, user.last_name].join(' ').trim()
  userStore.set(() => ({ id: user.id, info: { name } }))
  const { id, bio, image } = profile
  profileStore.set(() => ({ id, name: profile.name, bio, image }))
}

/** Fills the stores with who is here. A session that has ended is forgotten quietly. */
export async function learnCustomer(): Promise<Learnt> {
  try {
    await Promise.all([learnProfile(), learnFavorites()])
    return 'known'
  } catch (error) {
    if (!(error instanceof ApiFailure) || !DEAD.includes(error.status)) return 'unreached'
    resetUser()
    return 'unknown'
  }
}
