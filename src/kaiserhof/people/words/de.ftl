# Was Benachrichtigungen sagen: als Push, als Mail, als Webhook.

notice-comma = , { "" }
notice-with = mit { $names }
notice-nobody = jemand
notice-turn = Du bist am Zug: { $game }
notice-nudged = { $name } erinnert dich an deinen Zug: { $game }
notice-time-warning = Noch ein Viertel deiner Zeit: { $game }
notice-left-days = noch { $count } Tage
notice-left-hours = noch { $count } Stunden
notice-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
notice-time-up = Deine Zeit ist um: { $game }
notice-asked-hand-over = { $name } fragt, ob ein Bot für dich spielen darf: { $game }
notice-asked-for-other = { $name } fragt, ob ein Bot jemanden vertreten darf: { $game }
notice-asked-rematch = { $name } möchte eine Revanche: { $game }
notice-asked-end = { $name } möchte die Partie vorzeitig beenden: { $game }
notice-asked-seat = { $name } möchte in { $game } für jemanden weiterspielen, der fort ist
notice-asked-take-back = { $name } möchte in { $game } einen Zug zurücknehmen
notice-asked-time = { $name } bittet in { $game } um mehr Zeit für jemanden
notice-asked-pause = { $name } bittet in { $game } um eine Pause
notice-asked-concede = { $name } möchte in { $game } aufgeben
notice-taken-over = Ein Bot spielt für dich: { $game }. Du kannst deinen Platz jederzeit zurücknehmen.
notice-invited = { $name } lädt dich ein: { $game }
notice-accept = Mitspielen
notice-decline = Nein, danke
notice-joined = { $name } hat sich an deinen Tisch gesetzt: { $game }
notice-started = Die Partie beginnt: { $game }
notice-finished = { $game } ist zu Ende
notice-you-won = Du hast gewonnen.
notice-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
notice-named = { $names } hat dir geschrieben: { $game }
notice-chat = { $count ->
    [one] Eine neue Nachricht von { $names }: { $game }
   *[other] { $count } neue Nachrichten von { $names }: { $game }
}
notice-daily = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
notice-several = Kaiserhof: { $count } Benachrichtigungen
notice-trial = Das ist ein Versuch
notice-trial-text = Benachrichtigungen von Kaiserhof kommen hier an.
mail-confirm = Benachrichtigungen von Kaiserhof: bestätige deine Adresse
mail-confirm-text = Folge dem Link, wenn du Benachrichtigungen an diese Adresse haben möchtest. Wenn du nichts davon weißt, tu einfach nichts: Es kommt keine weitere Mail.
mail-back = Der Weg zurück zu „{ $name }“ auf Kaiserhof
mail-back-text = Öffne den Link auf dem Gerät, auf dem du spielen möchtest; er gilt einmal und einen Tag lang. Hast du nicht darum gebeten, tu nichts.
mail-stop = Keine Mails mehr an diese Adresse
